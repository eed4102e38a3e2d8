import { messages } from '@colloquy/contract/messages'
import { fieldProblem, type Problems } from '../../data/problems.ts'

/** What can be told without asking the server. Moves to the field that has to be mended. */
export function missingIn(form: HTMLFormElement): Problems | null {
  const email = form.elements.namedItem('email') as HTMLInputElement
  const password = form.elements.namedItem('password') as HTMLInputElement
  if (email.value.trim() === '') return at(email, messages.emailRequired)
  if (!email.validity.valid) return at(email, 'Enter a valid email address')
  if (password.value === '') return at(password, 'Password is required')
  return null
}

function at(input: HTMLInputElement, words: string): Problems {
  input.focus()
  return fieldProblem(input.name, words)
}
