import { bareQuestion } from '../recalling/bare-question.ts'
import { HAS_TIME } from './courtesy.ts'

/** What is asked in set words is meant by nothing that is asked without them. */
export const isOfAnotherKind = (text: string, ways: readonly string[]): boolean =>
  [asksForTime, asksWhatIsMeant, asksForAnOpinion].some((isIt) => isIt(text) && !ways.some(isIt))

/** "Have you got five minutes?" is not "have you got children?". */
const asksForTime = (text: string): boolean => HAS_TIME.test(bareQuestion(text).toLowerCase())

/** "What do you mean with the chemist?" is asked by who did not follow, and answered by nothing else about a chemist. */
export const asksWhatIsMeant = (text: string): boolean =>
  /\bwhat (?:do|did) you mean\b/.test(bareQuestion(text).toLowerCase())

/** "Gerry puts in the docks himself. How does that sound?" asks for nothing about docks. */
const asksForAnOpinion = (text: string): boolean =>
  /^(?:and |so |but )*(?:how (?:does|would|do) (?:that|this|it|you) (?:all )?(?:sound|look|feel about (?:that|this|it))|what do you (?:think|say|make)(?: (?:of|about|to) (?:that|this|it))?)(?: to you| for you)?$/.test(
    bareQuestion(text).toLowerCase(),
  )
