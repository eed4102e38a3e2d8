import { nextAsk } from '../leading/ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { dueDoubt, raiseDoubt } from '../doubts.ts'
import type { Open } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { writtenOut } from './act-of.ts'
import { confirm, isSympathy, wasSaidByThem } from './given-back.ts'
import { seesToIt } from './offers.ts'
import { isScript } from './script.ts'
import { IS_ABOUT, IS_MEANT_FOR, touches } from './touches.ts'
import type { Act } from './wordings.ts'

const NOTHING: Open = { what: 'nothing' }

/** Each thing that is done by saying something has a second part of its own: praise is taken, worry is eased. */
const TAKEN_WITH: Partial<Record<Act, string>> = {
  'bad-news': 'bad-news-taken',
  admission: 'admission-taken',
  praise: 'praise-taken',
  openness: 'openness-taken',
  'no-hurry': 'no-hurry-taken',
  subject: 'subject-taken',
  'why-i-ask': 'why-i-ask-taken',
  thanks: 'welcome',
  wish: 'wish-taken',
  nerves: 'nerves-taken',
  own: 'own-taken',
  hardship: 'hardship-taken',
  warmth: 'warmth-taken',
  'mood-seen': 'mood-admitted',
}

/** What was meant by it is plain from the words, and it comes before what it may also give back. */
export function toPlainAct(given: Given): Decision | null {
  const { graph, heard, state } = given
  if (graph.lead === 'persona') return null
  const act = heard.act
  if (act === null || (PLEASANT.has(act) && !TELLS_OF_ITSELF.test(heard.text))) return null
  // Who is greeted first greets back.
  if (heard.labels.acts.includes('greeting') && state.turns <= 2) return null
  return taken(given, act)
}

/** "I used to be afraid of that myself" gives nothing back, though it sounds like it. */
const TELLS_OF_ITSELF = /^(?:(?:and|well|oh|you know),? )?i\b.*\b(?:myself|too|as well)\b/i

const PLEASANT: ReadonlySet<Act> = new Set<Act>(['own', 'thanks'])

/** Thanks, and what somebody tells of themselves: when nothing else was in it. */
export function toPleasantry(given: Given): Decision | null {
  const { graph, heard, state } = given
  if (graph.lead === 'persona') return null
  const act = heard.act
  if (PRAISES_THE_PLACE.test(heard.text)) return taken(given, 'praise')
  if (act !== null) return taken(given, act)
  if (heard.labels.acts.includes('praise') && PRAISES.test(writtenOut(heard.text)))
    return taken(given, 'praise')
  if (
    heard.labels.acts.includes('small_talk') &&
    heard.labels.behaviour !== 'input' &&
    !isAnswerTo(given)
  )
    return { intent: 'chat', parts: [phrase('small-talk-taken')], open: state.open }
  return null
}

/** "What a lovely tasting room." */
const PRAISES_THE_PLACE =
  /^(?:oh|wow|ah|hm)?,? ?(?:what an?|you have an?|this is an?|that's an?) (?:\p{L}+ )?(?:lovely|nice|beautiful|great|wonderful|impressive|gorgeous|pretty|cosy|fine) (?!(?:idea|question|point|day|evening|news|price|offer)\b)/iu

/** What is good about somebody, and not about the news or the day. */
const PRAISES =
  /\b(?:you|your \w+) (?:are|have|has|is|did|do|handle\w*|manage\w*|make|made|were)\b.*\b(?:well|good|great|brilliant\w*|amazing\w*|best|kind|brave|strong|patient\w*|impressive|wonderful\w*|excellent\w*|lovely|helpful|hard|careful\w*)\b|\byou \w+ (?:really |very |so )?(?:well|beautifully|brilliantly)\b|\b(?:well done|good (?:job|work|for you)|great (?:job|work)|impressed|proud of you|admire)\b/

function taken(given: Given, act: Act): Decision | null {
  const { state, graph, heard } = given
  // "It's the best on the market" praises what is sold, and nobody who hears it.
  if (act === 'praise' && !/\byou/i.test(heard.text) && !PRAISES_THE_PLACE.test(heard.text))
    return null
  if (act === 'admission' && isSympathy(given)) return null
  if (act === 'reassurance') {
    // What is sold without trouble is good news, and comforts nobody.
    if (graph.useCase === 'sales')
      return { intent: 'take the news it wanted', parts: [phrase('news-wanted')], open: state.open }
    const of = state.rapport < graph.temper.rapport ? 'reassurance-doubted' : 'reassured'
    return { intent: 'take the reassurance', parts: [phrase(of)], open: state.open }
  }
  // Who says in the same breath what it is that they want to talk about is not asked for it.
  if (act === 'subject' && isOfTheirs(given)) return toObservation(given)
  if (act === 'observation') return toObservation(given)
  if (act === 'mood-seen') return toMoodSeen(given)
  const of = TAKEN_WITH[act]
  if (of === undefined) return null
  return { intent: `react to it: ${act}`, parts: [phrase(of)], open: state.open }
}

const isOfTheirs = ({ heard, graph }: Given): boolean =>
  heard.words.length >= A_FULL_SENTENCE &&
  touches(heard.text, graph, ['situation', 'background', 'pain']) >= IS_MEANT_FOR

/** In words. */
const A_FULL_SENTENCE = 16

/** "You sound tired": it is admitted, and to somebody who may know it, what it is about. */
function toMoodSeen(given: Given): Decision | null {
  const { graph, heard } = given
  // A guess that says more than that is understood, not only seen.
  if (heard.labels.reflection === 'complex' && heard.words.length > A_LONG_WORD + 3) return null
  if (IS_PLEASANT.test(heard.text))
    return { intent: 'admit the mood', parts: [phrase('mood-good')], open: given.state.open }
  const next = graph.temper.volunteers === 0 ? null : nextUntold(given, ['pain'])
  const why = next === null || wasSaidByThem(given, next) ? null : next
  return {
    intent: 'admit the mood',
    parts: [
      phrase('mood-admitted'),
      ...(why !== null && mayTell(given, why)
        ? [{ say: 'fact', id: why.id, as: 'new' } as const]
        : []),
    ],
    open: NOTHING,
  }
}

const IS_PLEASANT = /\b(?:relieved|happy|glad|pleased|excited|cheerful|better)\b/i

/** What somebody was seen to do is theirs to explain; elsewhere it is a remark like others. */
function toObservation(given: Given): Decision | null {
  if (given.graph.useCase !== 'team-training' || given.heard.labels.acts.includes('summary'))
    return null
  const doubt = dueDoubt(given)
  if (doubt !== null) return raiseDoubt(doubt, given)
  return { intent: 'hear what was seen', parts: [phrase('observation-taken')], open: NOTHING }
}

const isAnswerTo = ({ state }: Given): boolean => state.recent.at(-1)?.endsWith('?') === true

/** Somebody who reads out what is said to everybody has not heard anything. */
export function toScript({ heard, graph }: Given): Decision | null {
  if (graph.lead === 'persona' || heard.labels.question !== 'none') return null
  if (!isScript(heard.text)) return null
  return { intent: 'hear a phrase', parts: [phrase('script-heard')], open: NOTHING }
}

/** What is left: news, or a word about the persona's own matter. */
export function toInformation(given: Given): Decision {
  const { heard, state, graph } = given
  const doubt = mayDoubt(given) ? dueDoubt(given) : null
  if (doubt !== null) return raiseDoubt(doubt, given)
  const weight = touches(heard.text, graph)
  // "So two people water three hours a day" says back what is theirs.
  if (weight >= IS_ABOUT && SAYS_BACK.test(writtenOut(heard.text))) return confirm(given, 'heard')
  const isNews = heard.labels.behaviour === 'input' || heard.words.length >= A_LONG_WORD
  const enough = graph.useCase === 'sales' ? IS_ABOUT : IS_MEANT_FOR
  if (
    isNews &&
    (weight >= enough || /\bgood news\b/i.test(heard.text)) &&
    !ABOUT_THEM.test(writtenOut(heard.text))
  )
    return IS_BAD.test(writtenOut(heard.text))
      ? { intent: 'hear bad news', parts: [phrase('news-bad')], open: NOTHING }
      : { intent: 'take the news it wanted', parts: [phrase('news-wanted')], open: NOTHING }
  const ask = asksNow(given) ? nextAsk(given) : null
  if (ask !== null)
    return {
      intent: 'ask',
      parts: [phrase('noted'), { say: 'ask', id: ask }],
      open: { what: 'ask', id: ask, dug: 0 },
    }
  if (touches(heard.text, graph, ['situation', 'background', 'pain', 'goal']) >= IS_ABOUT)
    if (ABOUT_THEM.test(writtenOut(heard.text)) || !isNews)
      return { intent: 'agree to a remark', parts: [phrase('remark-taken')], open: state.open }
  if (state.told.length === 0 && state.turns <= 2)
    return { intent: 'wait for the point', parts: [phrase('so-what')], open: NOTHING }
  return {
    intent: 'take note',
    parts: [phrase(isNews ? 'news-taken' : 'noted-turn')],
    open: NOTHING,
  }
}

/** "Two of them have asked to come off your nights": nobody is glad to hear it, whatever it is about. */
const IS_BAD =
  /\b(?:asked (?:to (?:come|be taken|be moved|move|get) (?:off|away)|for (?:a )?(?:transfer|move))|complain(?:s|ed|ts?)|(?:is|are|was|were|feels?|felt) (?:afraid|scared|frightened|upset|in tears)|resigned|handed in (?:his|her|their) notice|wants? to leave|cancel(?:s|led)|turned (?:it|us|you|this) down|refused|was hurt|got hurt|injured|cried|crying)\b/

/** In words: shorter is a remark. */
const A_LONG_WORD = 9

const SAYS_BACK = /^(?:(?:okay|ok|right|and|ah|oh|i see)[ ,.]+)*so (?!(?:we|i|our)\b)/

/** Said of the persona, and not told to it. */
const ABOUT_THEM = /^(?!(?:and |but |so )*(?:we|i|our)\b)(?:\w+ ){0,4}(?:you|your|yours)\b/

/** A buyer asks about what is pitched; who came for help lets the other one lead. */
const asksNow = ({ graph, state, heard }: Given): boolean =>
  graph.useCase === 'sales' &&
  heard.words.length > 12 &&
  state.turns > 2 &&
  state.turns % graph.asksEvery === 0 &&
  heard.act === null &&
  heard.labels.behaviour === 'input' &&
  !ABOUT_THEM.test(writtenOut(heard.text))

/** Doubts are about what was offered, and not about each word in which somebody does something. */
const mayDoubt = ({ heard }: Given): boolean => {
  const act = heard.act
  return (
    act === 'offer' ||
    act === 'advice' ||
    act === 'asks-for-a-yes' ||
    (act === null && heard.labels.acts.includes('proposal') && seesToIt(heard.text))
  )
}
