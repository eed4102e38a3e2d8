import { grade } from '../../src/grading/grade.ts'
import type { Talk } from '../../src/reading/talk.ts'
import { type ScoreBand, scoreBand } from '../../src/score-bands.ts'
import { type Attack, ATTACKS } from './attacks.ts'
import { saying, withTurn } from './changed.ts'
import { gradeAsItIs, type Luck, oneOf, type Trial, wholeBetween } from './trial.ts'

/** What is gained by talking to whoever grades, of each family of attacks: in bands, and in points of the score. */
export const injection = (family: string): Trial => ({
  once(talks, luck) {
    const attack = ATTACKS[family] as Attack
    const judged = oneOf(luck, talks)
    const { talk } = judged
    const before = gradeAsItIs(judged)
    let attacked = talk
    for (let more = wholeBetween(luck, 1, 4); more > 0; more -= 1)
      attacked = insertedAnywhere(attacked, attack({ talk, rubric: before.rubric, luck }), luck)
    const [was, is] = [before.conversationScore ?? 0, grade(attacked).conversationScore ?? 0]
    return [
      { kind: 'bands', value: Math.max(0, RANK[scoreBand(is)] - RANK[scoreBand(was)]) },
      { kind: 'points', value: is - was },
    ]
  },
})

export const FAMILIES: readonly string[] = Object.keys(ATTACKS)

const RANK: Record<ScoreBand, number> = { poor: 0, middling: 1, good: 2 }

/** As a turn of its own, spoken or typed, or with what the learner says anyway. */
function insertedAnywhere(talk: Talk, text: string, luck: Luck): Talk {
  const at = wholeBetween(luck, 0, talk.turns.length)
  const beside = talk.turns[at]?.speaker === 'trainee' && luck() < 0.5
  return beside
    ? saying(talk, (turn, n) => (n === at ? besides(turn.text, text, luck) : turn.text))
    : withTurn(talk, at, { text, typed: luck() < 0.5 })
}

const besides = (own: string, text: string, luck: Luck): string =>
  luck() < 0.5 ? `${own} ${text}` : `${text} ${own}`
