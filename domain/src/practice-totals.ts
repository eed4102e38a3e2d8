/** What is kept per learner, so that a dashboard costs the same after ten talks and after ten thousand. */
export type PracticeTotals = {
  conversations: number
  seconds: number
  graded: number
  scoreSum: number
}

export type PracticeStats = {
  totalConversations: number
  totalTimeMinutes: number
  averageScore: number
}

/** Whole minutes, and the average of the graded ones to one decimal: 0 when none is. */
export const practiceStats = (totals: PracticeTotals): PracticeStats => ({
  totalConversations: totals.conversations,
  totalTimeMinutes: roundedMinutes(totals.seconds),
  averageScore: totals.graded === 0 ? 0 : Math.round((totals.scoreSum / totals.graded) * 10) / 10,
})

const roundedMinutes = (seconds: number): number => Math.round(seconds / 60)
