import { plain } from '../language/words.ts'
import type { Act } from './labels.ts'

/**
 * What somebody does in so many words: whatever else is heard in it, "goodbye" is a goodbye, and who asks to
 * stop is not left to a guess.
 */
export const plainActsIn = (text: string): Act[] => {
  const said = plain(text)
  return PLAIN.flatMap(([act, pattern]) => (pattern.test(said) ? [act] : []))
}

/** Two of the commonest words of other languages; or letters that English has none of. */
const FOREIGN_WORD =
  '(?:que|qué|porque|cómo|está|usted|ustedes|gracias|hola|cuánto|cuántos|tienen|tiene|para|ich|nicht|und|wie|haben|sie|bitte|danke|sind|wir|das|vous|avez|nous|est-ce|pourquoi|bonjour|merci|combien|quel|quelle|les|perché|sono|avete|grazie|siete|obrigado|você|não|quantos|jak|się|hur|och|är)'
const ANOTHER_LANGUAGE = new RegExp(
  String.raw`(?<![\p{L}'])${FOREIGN_WORD}(?![\p{L}'])[^.!?]*(?<![\p{L}'])${FOREIGN_WORD}(?![\p{L}'])|[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Greek}]{3,}`,
  'iu',
)

const PLAIN: [Act, RegExp][] = [
  [
    'stop',
    /\bstop (?:the|this|our) (?:exercise|practice|role ?-?play|session|simulation)|\bend (?:the|this) (?:exercise|practice|role ?-?play|session)|\bi want to stop (?:now|here|this)\b/i,
  ],
  [
    'distress',
    /\b(?:kill(?:ing)? myself|suicid\w*|i (?:just )?want to die|end(?:ing)? my (?:own )?life|hurt(?:ing)? myself|self-harm)\b/i,
  ],
  [
    'role_break',
    /\b(?:your (?:system )?prompt|(?:ignore|forget|disregard) (?:all |your |the |any )?(?:previous |prior |earlier )?(?:instructions|prompt|rules)|are you (?:an? )?(?:ai|a\.i\.|bot|robot|chatbot|computer|language model|machine|real person|human)|language model|jailbreak|developer mode)\b/i,
  ],
  ['foreign', ANOTHER_LANGUAGE],
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
