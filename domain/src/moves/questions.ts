import { plain } from '../language/words.ts'

/** One thing that was asked, in the words it was asked in. */
export type AskedIn = { text: string; form: QuestionForm }

/** How it was put: the form says much of what fits as an answer. */
export type QuestionForm = 'wh' | 'inverted' | 'told-to-tell' | 'indirect' | 'tag' | 'mark-only'

/**
 * What is asked in an utterance, in its order, with or without question marks: recognised speech has none.
 * Words that only stand inside ("I know how hard that is") are not asked.
 */
export function questionsIn(text: string): AskedIn[] {
  return partsOf(text).flatMap(({ words, isMarked }) => {
    const found = questionIn(words, isMarked)
    return found === null ? [] : [found]
  })
}

type Part = { words: string; isMarked: boolean }

/** Sentences, and in speech without any, what begins after a word that joins. */
function partsOf(text: string): Part[] {
  return plain(text)
    .split(/(?<=[.!?…])\s+|\s[–—-]+\s|\n+/)
    .flatMap((sentence) => {
      const isMarked = /\?["')]?\s*$/.test(sentence)
      const clauses = sentence
        .replace(/[.!?…"')]+\s*$/, '')
        .split(JOINT)
        .map((clause) => clause.trim())
        .filter((clause) => clause !== '')
      return clauses.map((words, n) => ({ words, isMarked: isMarked && n === clauses.length - 1 }))
    })
}

/** Where one clause ends and another may begin to ask. */
const JOINT = new RegExp(
  String.raw`[,;:]\s+|\s+(?=(?:so|and|but|because|okay|ok|well|now|then|anyway|or)\s+(?:um\s+|uh\s+|like\s+|you know\s+|i mean\s+)*(?:what|how|why|when|where|who|which|do you|did you|does|is there|are there|are you|have you|can you|could you|would you|will you|tell me|i'm curious|i was wondering|i wonder)\b)`,
  'i',
)

const LEAD_IN =
  /^(?:(?:so|and|but|okay|ok|well|now|then|anyway|alright|all right|right|great|good|sure|yeah|yes|no|um+|uh+|er+|hmm+|oh|ah|like|just|also|actually|basically|honestly|first|firstly|second|finally|out of curiosity|if you don't mind me asking|if i may|if i may ask|i mean|you know|let me ask you|let me ask|can i ask|may i ask|could i ask|can i ask you|my question is|question|quick question|sorry|excuse me|please|thanks|thank you|i guess|i see|got it|hi|hello|hey)\b[\s,.!:-]*)+/i

const WH =
  /^(?:(?:at|by|for|from|in|on|since|to|until|with|about|of)\s+)?(?:what|how|why|when|where|who|whom|whose|which)(?:'s|'re|'d|'ll)?(?=\s|$)/i

/** After "when" and "how" a sentence may go on that asks nothing: "When we spoke, you said". */
const WH_STATEMENT =
  /^(?:what (?:i|we|you|they|he|she|it) (?:\w+ ){0,8}(?:is|was|are)\b|(?:when|where|while|which|who) (?:i|we|you|they|he|she|it|the|a|somebody|someone|people|things)\b(?! (?:do|did|can|could|would|will)\b)|how(?:ever| awful| nice| terrible| wonderful| horrible| kind| sad| lovely)\b(?! (?:do|did|is|are|was|would|can))|what (?:a|an)\s|which (?:is|means|was|brings|makes)\b|why (?:don't|doesn't) (?:we|i)\b|that)/i

const INVERTED =
  /^(?:do|does|did|is|are|was|were|am|have|has|had|can|could|would|will|should|shall|may|might|must|ain't|isn't|aren't|don't|doesn't|didn't|haven't|hasn't|wasn't|weren't|won't|wouldn't|couldn't|can't|shouldn't)\s+(?:you|your|yours|we|i|they|he|she|it|that|this|these|those|there|the|a|an|any|anyone|anybody|anything|all|both|each|everyone|everybody|everything|my|our|his|her|their|its|one|some|someone|somebody|something|people|most|\p{Lu}\p{Ll}+)\b/iu

/** "Would that be…", but not "had they known" nor "should you need". */
const INVERTED_CONDITION =
  /^(?:had|should|were)\s+(?:you|they|he|she|it|we|i)\s+(?:need|have|known|been|want|wish|ever|to)\b/i

const CUT_SHORT =
  /^(?:any (?:idea|thoughts|chance|other|others|plans|concerns|questions|luck|reason|particular|more)|anything (?:else|in particular|specific)|anyone else|like what|such as|for example|for instance|meaning|in what way|since when|and you|you (?:mean|sure|okay|ok)|ever (?:tried|thought|considered|had|been)|mind if|ready to|sound (?:good|fair|okay|right)|make(?:s)? sense|fair enough to say|really|no)\b/i

const TOLD_TO_TELL =
  /^(?:(?:can|could|would|will|won't|might)\s+(?:you|i)\s+(?:please |maybe |just |possibly |perhaps |kindly )*(?:tell|walk|describe|explain|talk|take|share|say (?:more|a bit)|give me an? (?:example|idea|sense|picture|overview)|elaborate|expand|help me understand|paint|run me through|go into|ask)|please )?(?:tell (?:me|us)|walk (?:me|us)|talk (?:me|us) through|talk about|describe|explain|take (?:me|us) (?:through|back)|share|say more|give (?:me|us) an? (?:example|idea|sense|picture|overview|feel)|elaborate|expand on|help (?:me|us) (?:to )?(?:understand|see)|paint (?:me|us)|run (?:me|us) through|go into|let'?s hear|bring me up to speed|fill me in|remind me|go on|more about|show me how)\b/i

const NOT_TOLD_TO_TELL =
  /^(?:tell (?:me|us) about it$|let me (?:tell|explain|share|show|walk)|i'?(?:ll| will| can| could) (?:tell|explain|share|show|walk))/i

/** "Have a good day" asks nothing. */
const WISHES = /^have (?:a|an) (?:good|nice|great|lovely|wonderful|safe|pleasant)\b/i

const INDIRECT =
  /\b(?:i(?:'m| am| was) (?:just |really |a bit |a little |kind of )?(?:curious|wondering|interested (?:in|to))|i (?:just |do |sometimes )?wonder(?:ed)?\b|wondering|i(?:'d| would| wanted| want| need) (?:really |just |also )?(?:like |love |be interested |be curious |be keen |want )?(?:to )?(?:know|hear|understand|learn|find out|get a (?:sense|feel|picture|better idea)|ask)|curious (?:about|how|what|why|if|whether|to)|(?:do|would) you mind (?:telling|sharing|if i ask)|(?:not sure|don't know|no idea|unclear|can't tell) (?:if|whether|how|what|why|who|where|when) you|interested (?:in hearing|to hear|to know)|it(?:'d| would) (?:be )?(?:help(?:ful)?|great|good|useful)(?: me)? (?:to )?(?:know|hear|understand)|any sense of (?:how|what))/i

const TAG =
  /(?:^|[\s,])(?:right|correct|yeah|yes|no|okay|ok|eh|huh|hmm|true|isn't it|aren't you|aren't they|don't you|don't they|doesn't it|didn't you|haven't you|hasn't it|wasn't it|weren't you|won't you|wouldn't you|can't you|is it|is that right|is that fair|is that true|is that correct|am i right|fair to say|you know what i mean|you see|did i get that right|have i got that right|would you agree|would you say)\s*$/i

function questionIn(words: string, isMarked: boolean): AskedIn | null {
  const text = words.replace(LEAD_IN, '')
  const asked = text === '' ? words : text
  const form = formOf(asked)
  if (form !== null) return { text: asked, form }
  if (!isMarked) return null
  return { text: asked, form: TAG.test(asked) ? 'tag' : 'mark-only' }
}

function formOf(text: string): QuestionForm | null {
  if (NOT_TOLD_TO_TELL.test(text) || WISHES.test(text)) return null
  if (TOLD_TO_TELL.test(text)) return 'told-to-tell'
  if (INDIRECT.test(text)) return 'indirect'
  if (WH.test(text) && !WH_STATEMENT.test(text)) return 'wh'
  if (INVERTED.test(text) && !INVERTED_CONDITION.test(text)) return 'inverted'
  if (/[a-z]/i.test(text) && LONG_TAG.test(text)) return 'tag'
  if (CUT_SHORT.test(text) && text.split(/\s+/).length <= 6 && !/^(?:really|no)\b/i.test(text))
    return 'wh'
  return null
}

/** Plain enough to be heard without its mark. */
const LONG_TAG =
  /\s(?:isn't it|aren't you|aren't they|don't you|don't they|doesn't it|didn't you|haven't you|hasn't it|wasn't it|weren't you|won't you|wouldn't you|is that right|is that fair|is that correct|am i right|have i got that right|did i get that right|would you agree)\s*$/i
