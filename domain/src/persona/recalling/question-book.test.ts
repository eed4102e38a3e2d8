import { expect, it } from 'vitest'
import { SIX_PEOPLE } from '../../testing/six-people.ts'
import { bookOf } from './question-book.ts'

it('who shares a question with one of our six is not taken for them', () => {
  for (const { graph } of SIX_PEOPLE) {
    const answers = graph.answers ?? []
    expect(bookOf(answers).isLearned).toBe(true)
    expect(bookOf(answers.slice(0, 3)).isLearned).toBe(false)
  }
})
