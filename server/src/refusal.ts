/**
 * Something a person can mend: its message is the one line they are shown, so it says what is wrong
 * and what to do. Whatever is not a refusal is a fault of ours, and is shown with its stack.
 */
export class Refusal extends Error {
  override name = 'Refusal'
}
