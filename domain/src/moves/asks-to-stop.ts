import { anyOf } from '../language/any-of.ts'
import { ownSentences, saysOfItself } from './own-words.ts'

/** Whether somebody wants out of the exercise itself; "before we end the session" is said in it. */
export const asksToStop = (text: string): boolean =>
  ownSentences(text).some((one) => saysOfItself(ASKS, one).length > 0)

const PLAYED = '(?:role ?play|simulation|exercise)(?: (?:thing|session|talk))?'
const PRACTISED = 'practice(?: (?:thing|session|talk|run|call|conversation))?'
const THIS = '(?:the|this|our|that)'
/** A doctor leaves a practice, and a shop ends one. */
const STOPS_IT = `(?:(?:stop|end|quit|exit|leave|cancel|abort|terminate|get out of|break off) (?:with )?${THIS} ${PLAYED}|(?:stop|end|exit|abort|break off) (?:with )?${THIS} ${PRACTISED}|(?:stop|end|quit) ${THIS} training(?= (?:here|now|please)))`
/** Nothing comes after it that would make it a thing of the talk: "the exercise when it hurts". */
const AND_NO_MORE =
  '(?=$| (?:here|now|please|thanks|thank|right|today|for today|immediately|at once|any ?more|sorry|okay|i|it is|this is|that is|and (?:leave|go|come back)|if (?:i may|that is|you do not mind)|can (?:i|we)|because i|because it)(?: |$))'
const WISHES =
  'i (?:do )?(?:want|would like|need|wish|would prefer|am going|have decided) to (?:please )?'
const BEGINS =
  '^(?:(?:please|okay|sorry|well|so|and|but|right|alright|all right|look|enough|hey|listen|honestly|thanks|thank you|no|yes|wait|hang on|hold on|time out|that is enough|that is it|hello|hi|excuse me|now) )*'

const ASKS = new RegExp(
  anyOf(String.raw`
  ${BEGINS}(?:(?:can|could|may|shall|will|would|should) (?:we|i|you) )?(?:please )?(?:let us )?(?:please )?${STOPS_IT}${AND_NO_MORE}
  \b(?:please|let us|can we|could we|can i|could i) ${STOPS_IT}${AND_NO_MORE} / \b${WISHES}${STOPS_IT}${AND_NO_MORE}
  \bi am (?:quitting|ending|stopping|leaving|aborting) ${THIS} (?:${PLAYED}|${PRACTISED}|session)${AND_NO_MORE}
  \bhow (?:do|can) i ${STOPS_IT}${AND_NO_MORE}
  ${BEGINS}(?:stop|end|quit|abort) (?:the|this) session${AND_NO_MORE} / \bi (?:want|would like) to (?:stop|end|quit) (?:the|this) session(?: now)?(?: please)?$
  ${BEGINS}end of (?:the |this )?(?:${PLAYED}|${PRACTISED}) (?:now )?please\b
  \bi (?:do not|no longer) want to (?:do|go on with|continue|carry on with|keep doing) ${THIS} (?:${PLAYED}|${PRACTISED})${AND_NO_MORE} / \bi (?:do not|no longer) want to (?:do this|practi[sc]e) (?:any ?more|any longer)$ / \bi (?:do not|no longer) want to do this any ?more can we\b
  \bi (?:can not|do not want to) do this (?:one|${PLAYED}|${PRACTISED}) (?:any ?more|any longer)\b / ^can not do this (?:${PLAYED}|${PRACTISED}) any\b
  \bi am (?:done|finished|through) (?:with ${THIS} (?:${PLAYED}|${PRACTISED})|practi[sc]ing)${AND_NO_MORE}
  \bi need a break from ${THIS} (?:${PLAYED}|${PRACTISED})${AND_NO_MORE} / \benough (?:practice|practi[sc]ing) for (?:me|today|now)\b
  \bi (?:do )?(?:want|would like) to stop(?: (?:now|here|this|it|right now|right here|please))*(?=$| (?:please|thanks|thank|sorry|this is too|it is too|i can not|that is enough|enough)\b)
  \bi need to stop (?:now|here|this)(?: please)?$ / ${BEGINS}(?:can|could) (?:we|i) (?:please )?stop(?: (?:here|now|this))?(?: please)?$
`),
  'gu',
)
