import { grade } from '../../src/grading/grade.ts'
import type { Talk } from '../../src/reading/talk.ts'
import { saying } from './changed.ts'
import { gradeAsItIs, type Luck, oneOf, type Trial } from './trial.ts'

/** Of 100 words, how many a recogniser gets wrong. */
const RATES = [5, 10, 20] as const

/** How far the score is from that of what was really said; above 0 both ways. */
export const mishearing: Trial = {
  once(talks, luck) {
    const judged = oneOf(
      luck,
      talks.filter((one) => one.talk.turns.every(({ typed }) => !typed)),
    )
    const before = gradeAsItIs(judged).conversationScore
    if (before === null) return []
    return RATES.map((rate) => ({
      kind: `${rate} %`,
      value: Math.abs(
        (grade(misheard(judged.talk, rate / 100, luck)).conversationScore ?? 0) - before,
      ),
    }))
  },
}

/** As recognisers err: most words are taken for another, some are lost, some are made of nothing. */
const misheard = (talk: Talk, rate: number, luck: Luck): Talk => {
  const others = talk.turns.flatMap(({ text }) => text.toLowerCase().match(/[a-z']{2,}/g) ?? [])
  return saying(talk, ({ speaker, text }) => {
    if (speaker === 'persona') return text
    const words = text.split(' ').flatMap((word) => {
      if (luck() >= rate) return [word]
      const kind = luck()
      if (kind < 0.25) return []
      return kind < 0.4 ? [word, oneOf(luck, SMALL)] : [another(word, others, luck)]
    })
    return words.length === 0 ? text : words.join(' ')
  })
}

/** About as long, from everywhere: what it sounds like is hardly ever what it means. */
function another(word: string, others: readonly string[], luck: Luck): string {
  const mark = /[.,?!;:]+$/.exec(word)?.[0] ?? ''
  const length = word.length - mark.length
  const alike = (length <= 4 ? SMALL : [...LONG, ...others]).filter(
    (one) => Math.abs(one.length - length) <= 1,
  )
  return `${oneOf(luck, alike.length === 0 ? SMALL : alike)}${mark}`
}

const SMALL =
  'a the to two of in on an is it his at and but not no know for four with you are our we were where there their that then than them this his her or all how who what when one by buy be see say so as us was has had'.split(
    ' ',
  )
const LONG =
  'about after again always another around because before better between bottle bridge bring carry chance change clear corner could country course cover cross dinner doctor during early engine enough every family father figure final finger follow forest garden general glass green ground happen heart heavy horse house hundred kitchen letter light listen little market matter measure middle minute moment morning mother mountain number office orange paper people picture plain point power present price question quiet rather reason record river round school season second several shoulder simple sister small sound special spring station story street strong summer supper table thing thought thousand through ticket together travel under village visit voice water weather wedding weight window winter wonder world yellow yesterday'.split(
    ' ',
  )
