import { describe, expect, it } from 'vitest'
import { readSpeechSettings, type SpeechServices, speechServices } from './speech-services.ts'

const servicesOf = (given: Record<string, string>): SpeechServices =>
  speechServices(readSpeechSettings(given).data ?? {})

describe('the services that listen, speak and word', () => {
  it.each([
    [{ LISTEN_URL: 'ftp://ears.example' }, /^an http address/],
    [{ WORD_MODEL: ' ' }, /^some text/],
    [{ SPEAK_VOICES: ' , ' }, /^names of voices/],
  ])('are not %o', (given, says) => {
    expect(readSpeechSettings(given).error?.issues[0]?.message).toMatch(says)
  })
  it('are none unless somebody says so', () => {
    expect(servicesOf({})).toEqual({ listen: null, speak: null, word: null })
  })
  it('are all of OpenAI with its key, but for what is somewhere else, or nowhere', () => {
    const services = servicesOf({
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
    const { word, speak } = servicesOf({
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
