import { describe, expect, it } from 'vitest'
import {
  PASSWORD_IS_YOU,
  PASSWORD_TOO_COMMON,
  PASSWORD_TOO_SHORT,
  passwordProblem,
} from './password-rules.ts'

const owner = { email: 'mika.member@demo.test', name: 'Mika Member' }
const isCommon = (candidate: string): boolean =>
  ['password', 'sunshine', 'qwertyuiop'].includes(candidate)
const problem = (password: string): string | null => passwordProblem(password, { owner, isCommon })

describe('a password', () => {
  it('is refused below ten characters, whatever they are', () => {
    expect(problem('x7!kQ2#pL')).toBe(PASSWORD_TOO_SHORT)
    expect(problem('🙂🙂🙂🙂🙂')).toBe(PASSWORD_TOO_SHORT)
  })
  it.each([
    'qwertyuiop',
    'Password123',
    'P@ssw0rd2024!',
    '!!sunshine99',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghij',
    '9876543210',
  ])('is refused when it is as common as %s', (password) =>
    expect(problem(password)).toBe(PASSWORD_TOO_COMMON),
  )
  it.each(['mika.member@demo.test', 'mika.member2024', 'Mika Member!'])(
    'is refused when it is the owner: %s',
    (password) => expect(problem(password)).toBe(PASSWORD_IS_YOU),
  )
  it.each(['practice-out-loud', 'correct horse battery', 'x7!kQ2#pLw', '47#92!kQ8$1x'])(
    'may be %s',
    (password) => expect(problem(password)).toBeNull(),
  )
})
