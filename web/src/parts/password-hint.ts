import { PASSWORD_LEAST_CHARACTERS } from '@colloquy/domain/password-rules'

const LENGTH = `At least ${PASSWORD_LEAST_CHARACTERS} characters.`

export const NEW_PASSWORD_HINT = `${LENGTH} A few words in a row are easy to remember and hard to guess.`
export const CHANGED_PASSWORD_HINT = `${LENGTH} Everywhere else you will be signed out.`
