import { plain } from '../language/words.ts'
import { isInAnotherLanguage } from './another-language.ts'
import { asksToStop } from './asks-to-stop.ts'
import { isInDistress } from './in-distress.ts'
import type { Act } from './labels.ts'

/**
 * What somebody does in so many words: whatever else is heard in it, "goodbye" is a goodbye, and who asks to
 * stop is not left to a guess.
 */
export const plainActsIn = (text: string): Act[] => {
  const said = plain(text)
  return [
    ...GRAVE.flatMap(([act, isDone]) => (isDone(text) ? [act] : [])),
    ...PLAIN.flatMap(([act, pattern]) => (pattern.test(said) ? [act] : [])),
  ]
}

const GRAVE: [Act, (text: string) => boolean][] = [
  ['stop', asksToStop],
  ['distress', isInDistress],
  ['foreign', isInAnotherLanguage],
]

const PLAIN: [Act, RegExp][] = [
  [
    'role_break',
    /\b(?:(?:ignore|forget|disregard) (?:all |your |the |any )?(?:previous |prior |earlier )?(?:instructions|prompt|rules)|are you (?:an? )?(?:ai|a\.i\.|bot|robot|chatbot|computer|language model|machine|real person|human)\b(?! (?:operator|resources|scientist|science|engineer|programmer|specialist|technician|teacher|expert|fitter|literate))|jailbreak|developer mode)\b/i,
  ],
  [
    'rudeness',
    /\b(?:(?:you(?:'re| are)|you) (?:an? )?(?:idiot|moron|stupid|useless|pathetic)|idiots?|moron|shut up|bullshit|f\*?uck(?:ing)?|(?:that(?:'s| is)|what) a stupid|stupid (?:answer|question|thing|idea))\b/i,
  ],
  [
    'proposal',
    /\b(?:we|i) (?:can|could) (?:offer|help you|give you|send you|refund|get (?:it|that|you)|take (?:over|that|one|it)|waive)|\b(?:we|i) offer\b|\bi(?:'d| would) (?:suggest|recommend|propose|advise)|\bwhat i (?:can do|could do|propose|suggest)|\byou should (?:really |simply |just )?(?!know\b|feel free|have (?:got|received)|be (?:aware|able))\w+|\bwhy don't you (?:just )?\w+|\bhave you (?:thought about|considered|tried)\b|\bour (?:product|platform|software|solution|system|service)\b.{0,60}\b(?:can|could|would|will|is the best)\b/i,
  ],
  [
    'next_step',
    /\bas (?:a|the) next step|\b(?:shall|can|could|should) we (?:set up|schedule|book|arrange|meet|fix)|\blet us (?:book|set up|schedule|arrange)|\blet's (?:book|set up|schedule|arrange|meet)|\bset up a (?:demo|call|meeting|trial|pilot)|\bbook a (?:demo|call|meeting|trial)|\b(?:put|in) (?:it |that )?(?:in|into) (?:the|my|your) calendar|\bi(?:'ll| will) call you (?:back|on|tomorrow)|\bfollow-up (?:on|next|call|meeting)/i,
  ],
  [
    'closing',
    /\bgood ?bye\b|\bbye(?: now| then|-bye)?[.!]?\s*$|\bhave a (?:good|nice|great|lovely) (?:day|evening|weekend|one|afternoon)\b|\b(?:talk|speak) (?:to you )?soon\b/i,
  ],
  [
    'empathy',
    /\bsorry to hear\b|\bthat (?:must be|must have been|sounds) (?:really |so |very )?(?:hard|tough|difficult|awful|frustrating|stressful|exhausting|terrible)|\bi can imagine how\b|\bi hear you\b/i,
  ],
  [
    'summary',
    /\bto (?:sum up|summari[sz]e|recap)\b|\bin summary\b|\blet me (?:recap|summari[sz]e|see if i got)|\bif i (?:understand|understood|got) you right\b/i,
  ],
  [
    'apology',
    /\bi(?:'m| am) (?:so |very |really |terribly )?sorry\b|\bi apologi[sz]e\b|\bmy apologies\b/i,
  ],
  ['thanks', /\bthank(?:s| you)\b/i],
]
