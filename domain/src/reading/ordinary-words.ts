/**
 * The guard of a live talk rather answers strangely once than tells a secret. Who grades may not: a seller of
 * training says "role-play", who asks for "pain points" means them, and a name may be spelled out. In words
 * that nobody attacks with, so that the guard can judge what is left.
 */
export const inOrdinaryWords = (text: string): string =>
  (DEMANDS_ALL.test(text) ? ORDINARY : [...ORDINARY, PAIN_POINTS]).reduce(
    (said, [pattern, instead]) => said.replaceAll(pattern, instead),
    text,
  )

/** Who asks an honest question wants to hear of them, and not to have them listed. */
const DEMANDS_ALL =
  /\b(?:list|enumerate|recite|print|return|write|table|complete|confirm|numbers?|name every|all (?:of )?your|every|state your|say all|tell me your|read (?:me|out)|as a|first,|short version)\b/i
const PAIN_POINTS: [RegExp, string] = [/\bpain[- ]?points?\b/gi, 'troubles']

const ORDINARY: [RegExp, string][] = [
  [
    /(?<!\b(?:this|the|our|your|of|stop|end|leave|leaving|a|my) )\b(?:role ?-?play(?:s|ing)?|simulations?)\b/gi,
    'training',
  ],
  [
    /\b(?:role ?-?play(?:s|ing)?|simulations?)(?= (?:training|practice|tool|software|product|platform|session|call|exercise)s?\b)/gi,
    'lively',
  ],
  [/(?<!\b(?:your|my|high) )\brapport\b(?! score)/gi, 'trust'],
  [/\b(?:buyer|customer|user|target) personas?\b/gi, 'customers'],
  [/\b(?:revealed|reveals|revealing)\b/gi, 'showed'],
  [
    /\bunlock(?:s|ing)?(?= (?:\w+ )?(?:growth|value|potential|savings?|budgets?|revenue|time|capacity)\b)/gi,
    'bring',
  ],
  [/\bdebrief(?:s|ing|ed)?\b/gi, 'talk'],
  [/\b((?:we|i|they|it|that|which|who|would|will|can|could|to) )act as\b/gi, '$1serve as'],
  [/\byour (?:developers?|makers?|configuration|briefing|model|models)\b/gi, 'your staff'],
  [
    /\b((?:use|used|using|uses|with|like|tried|on|to) )(?:chat ?gpt|claude|gemini|openai)\b/gi,
    '$1software',
  ],
  [/\bbullet points?\b/gi, 'notes'],
  [/\b(?:a|my) note to the\b/gi, 'word for the'],
  [/\btell me everything\b/gi, 'tell me about it'],
  [/\blet's pretend\b/gi, "let's say"],
  [/(?<!\bin the )\bthird person\b/gi, 'third one'],
  [/\b((?:i|we)(?:'m|'re| am| are) )not allowed to\b/gi, '$1unable to'],
  [
    /\bspell (?:your|the) (?=(?:sur|last |first |full )?name|e-?mail|address|street)/gi,
    'say your ',
  ],
  [/-{3,}/g, ' — '],
  // Spelled out, or read out digit by digit
  [/\b(?:[a-z][\s-]+){2,11}[a-z]\b(?![-'])/gi, 'name'],
  [/(?:\b\d{1,4}\b[\s-]*){3,}/g, 'number '],
]
