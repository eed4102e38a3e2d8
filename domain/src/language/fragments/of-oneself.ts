import { doingIn } from '../doing.ts'
import { ofKin, ONES_OWN } from './kin.ts'
import { NOTES } from './lacks.ts'
import { LEFT_OUT } from './left-out.ts'
import { firstOf } from './rule.ts'
import { SELVES } from './selves.ts'
import { type Teller, withWhoDoes } from './with-who-does.ts'
import {
  are,
  bare,
  isOneThing,
  isWholeSentence,
  lowered,
  ONE_OF_MANY,
  were,
  withArticle,
  WITHOUT_ARTICLE,
} from '../notes.ts'
import { PAST_VERBS } from '../verbs.ts'
import { asSentence } from '../words.ts'

/** What somebody is or does, also where it is not said who: "Uses spreadsheets", "15 years in banking". */
export function saidOfOneself(note: string, { tell, name, who = 'I' }: Teller): string {
  const led = withWhoDoes(note, { tell, name })
  if (led !== null) return asSentence(led)
  const told = bare(tell(note))
  const kin = ofKin(told)
  if (kin !== null) return asSentence(kin)
  if (ONES_OWN.test(told)) return asSentence(`my ${lowered(told)}`)
  const state = firstOf(SELVES, told, who) ?? firstOf(LEFT_OUT, told, who)
  if (state !== null) return asSentence(state)
  if (isWholeSentence(told) || HAS_OWNER.test(told) || /\s(?:I|we)\s/.test(told))
    return asSentence(WITHOUT_ARTICLE.test(told) ? `the ${lowered(told)}` : told)
  const doing = doingIn(told)
  if (doing === 'yes' || (doing === 'perhaps' && /^(?:an?|the|my|our) /i.test(told)))
    return asSentence(told)
  if (/^an? /i.test(told) && !hasVerb(told)) return asSentence(`${are(who)} ${lowered(told)}`)
  if (SEVERAL_SOMEWHERE.test(told)) return asSentence(told)
  if (
    /^(?!parents|kids|children|years|degrees|skills|hobbies|interests|lots|loads|always)\p{L}{3,}[^s\W]s (?!and\b|or\b|of\b|from\b|with\b)/iu.test(
      told,
    )
  )
    return asSentence(tell(`${name} ${lowered(told)}`))
  const isMaybeWhole = !/^\p{N}/u.test(told) && hasVerb(told)
  if (isMaybeWhole) return asSentence(told)
  const noted = firstOf(NOTES, told, who)
  if (noted !== null) return asSentence(noted)
  const personLike =
    /^(?!\p{N}|(?:one|two|three|four|no|only) )(?:year \p{N}+ |(?:[\p{L}-]+ ){1,3}(?=(?:teacher|nurse|driver|manager|engineer|worker|developer|designer|assistant|student|trainer|carer)\b)|[\p{L}-]+ )?[\p{L}-]*(?:er|or|ist|ian|ant|tress|man|woman|nurse|cook|lead|head|founder|veteran|native|parent|partner|mum|mom|dad|graduate)(?= (?:at|of|in|for|from|with)\b|,|$)/iu
  if (personLike.test(told) && / for (?:\p{N}+|\p{L}+) years\b/u.test(told))
    return asSentence(`${who}'ve been ${withArticle(told)}`)
  if (personLike.test(told) && / until /.test(told))
    return asSentence(`${were(who)} ${withArticle(told)}`)
  if (personLike.test(told) && !/^(?:number|order)\b/i.test(told))
    return asSentence(`${are(who)} ${withArticle(told)}`)
  if (/^[^,]* since (?:\p{Lu}|\d|last|the)/u.test(told) && !/\b(?:is|was|has|have)\b/.test(told))
    return asSentence(`${who}'ve had ${isOneThing(told) ? withArticle(told) : lowered(told)}`)
  return asSentence(
    `${who} have ${ONE_OF_MANY.test(told) || isOneThing(told) ? withArticle(told) : lowered(told)}`,
  )
}

/** "Customers on the other hand praise my work", "Parents at the gate thank me": they do it, and nobody customers. */
const SEVERAL_SOMEWHERE =
  /^\p{L}{3,}[^s\W]s (?:on the other hand|(?:in|at|on|from|without|near|around|across|outside|behind) (?:the |my |our |other )?\p{L}+) \p{L}+[^s\W] (?:me|us|my|our|the|an?|it|him|her|them)\b/iu

const HAS_OWNER =
  /^(?:my|our|his|her|their|the|two of|three of|half of|most of|some of|all of|one of) \S+ \S+ \S/i

const hasVerb = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .slice(1)
    .some(
      (word) =>
        PAST_VERBS.has(word) ||
        (/\p{L}{2}ed$/u.test(word) &&
          !/^(?:red|bed|need|seed|hundred|kindred|indeed|retired|divorced|married|based|taught)$/.test(
            word,
          )),
    )
