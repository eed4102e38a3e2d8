import { type ScoreBand, scoreBand } from '@colloquy/domain/score-bands'
import { Badge } from '../ui/badge.tsx'

/** The band in a word, because a colour alone tells not everybody. */
export const BAND_WORDS: Record<ScoreBand, string> = {
  good: 'Good',
  middling: 'Middling',
  poor: 'Poor',
}

/** A score out of 100 with its band; a missing one is as red as a poor one, and says why. */
export function ScoreBadge({
  score,
  missing = 'Not graded',
}: {
  score: number | null
  missing?: string
}) {
  if (score === null) return <Badge tone="missing">{missing}</Badge>
  const band = scoreBand(score)
  return <Badge tone={band}>{`${Math.round(score)} · ${BAND_WORDS[band]}`}</Badge>
}
