import { describe, expect, it } from 'vitest'
import { readHostedServices } from './settings.ts'

describe('the services that are hosted', () => {
  it.each([
    [{ LISTEN_URL: 'ftp://ears.example' }, 'LISTEN_URL: Must be an http address, or none'],
    [{ WORD_MODEL: ' ' }, 'WORD_MODEL: Must not be empty'],
    [{ SPEAK_URL: 'http://voice.example', SPEAK_VOICES: ' , ' }, 'SPEAK_VOICES: Must name a voice'],
  ])('are not %o', (given, says) => {
    expect(() => readHostedServices(given)).toThrow(says)
  })
  it('are none unless somebody says so', () => {
    expect(readHostedServices({})).toEqual({ listen: null, speak: null, word: null })
  })
  it('are all of OpenAI with its key, but for what is somewhere else, or nowhere', () => {
    const services = readHostedServices({
      OPENAI_API_KEY: 'sk-1',
      LISTEN_URL: 'http://127.0.0.1:8000/v1/',
      WORD_URL: 'none',
    })
    // Where else one listens is not told the key.
    expect(services.listen).toMatchObject({ url: 'http://127.0.0.1:8000/v1', key: null })
    expect(services.speak).toMatchObject({ url: 'https://api.openai.com/v1', key: 'sk-1' })
    expect(services.word).toBeNull()
  })
  it('of one’s own have the names that one gives them', () => {
    const { word, speak } = readHostedServices({
      WORD_URL: 'http://127.0.0.1:11434/v1',
      WORD_MODEL: 'qwen3:4b',
      SPEAK_URL: 'http://127.0.0.1:8880/v1',
      SPEAK_MODEL: 'kokoro',
      SPEAK_VOICES: 'af_heart, am_adam',
    })
    expect(word?.model).toBe('qwen3:4b')
    expect(speak).toMatchObject({ model: 'kokoro', voices: ['af_heart', 'am_adam'] })
  })
})
