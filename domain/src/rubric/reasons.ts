import type { Deeds } from './deeds.ts'
import type { Found, RuleName } from './rules.ts'
export const reasonFor = (rule: RuleName, given: Found & { deeds: Deeds }): string => `${rule} ${given.score}`
