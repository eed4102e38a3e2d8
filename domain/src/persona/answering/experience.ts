import type { FactSubject } from '../facts/facts.ts'

/**
 * What people ask whether there was any of: "have you tried anything like it?", "did anybody come?". The words of
 * such a question stand in no text ("a tool called StaffPilot", "nobody came"), so both sides are known by a pattern.
 */
export type Experience = {
  /** Of the question, in lower case. */
  asks: RegExp
  /** Of what is known. */
  tells: RegExp
  /**
   * What it says of it, unless it denies that: yes; no, where it is the contrary of what was asked; or either, and then
   * it is told alone.
   */
  says: 'yes' | 'no' | 'either'
  /** Only with a word in common that names what it is about. */
  isOfAThing?: true
  about?: FactSubject
}

/** In whatever words, one of them. */
export const ANYBODY = String.raw`\b(?:any|some)(?:one|body)\b`

export const pattern = (...parts: string[]): RegExp => new RegExp(parts.join('|'), 'iu')
