import { config } from 'zod'

/**
 * Pages import this before they parse anything: the parser tries otherwise whether it may make code of
 * text, and our content policy forbids it and reports each attempt.
 */
config({ jitless: true })
