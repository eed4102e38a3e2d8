import { ApiError } from '@colloquy/contract/client'
import { describe, expect, it } from 'vitest'
import { problemsOf } from './problems.ts'

const reading = { fields: ['email', 'password'], otherwise: 'It did not work' }
const refusal = (status: number, detail: unknown, retryAfterSeconds: number | null = null) =>
  problemsOf(new ApiError(status, { detail }, retryAfterSeconds), reading)

describe('what is wrong with a form', () => {
  it('stands at the field it is about', () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'Enter a valid email address', type: 'value_error' },
      { loc: ['body', 'email'], msg: 'And another thing', type: 'value_error' },
    ]
    expect(refusal(422, detail)).toEqual({
      fields: { email: 'Enter a valid email address' },
      form: null,
    })
  })

  it('stands beside the button when it is about no field of it', () => {
    expect(refusal(422, [{ loc: ['body', 'token'], msg: 'Token is required' }])).toEqual({
      fields: {},
      form: 'Token is required',
    })
    expect(refusal(401, 'Email or password is wrong').form).toBe('Email or password is wrong')
  })

  it('says when it is worth trying again', () => {
    const words = 'Too many attempts. Try again later'
    expect(refusal(429, words, 870).form).toBe('Too many attempts. Try again in 15 minutes.')
    expect(refusal(429, words, 20).form).toBe('Too many attempts. Try again in a minute.')
    expect(refusal(429, words).form).toBe(words)
    const busy = 'The server is busy. Try again in a moment'
    expect(refusal(429, busy, 1).form).toBe(busy)
  })

  it('has words for a failure without any', () => {
    expect(refusal(500, null).form).toBe('It did not work: API request failed')
    expect(problemsOf('?', reading).form).toBe('It did not work')
    expect(problemsOf(new TypeError('Failed to fetch'), reading).form).toMatch(
      /^It did not work\. Colloquy cannot be reached/,
    )
  })
})
