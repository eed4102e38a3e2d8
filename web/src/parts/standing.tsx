import type { ConversationState } from '@colloquy/domain/conversation'
import { Badge } from '../ui/badge.tsx'
import { ScoreBadge } from './score-badge.tsx'

type StandingProps = {
  status: ConversationState
  score: number | null
  /** Its learner was not asked yet what they expect: until then a list shows no number either. */
  awaitsPrediction: boolean
}

/** How it stands with a conversation: its score, or that there will be one. */
export function Standing({ status, score, awaitsPrediction }: StandingProps) {
  switch (status) {
    case 'requested':
    case 'live':
      return <Badge>Live now</Badge>
    case 'ended':
    case 'grading':
      return <Badge>Being graded</Badge>
    case 'graded':
    case 'ungraded':
      return awaitsPrediction ? <Badge>Graded: guess first</Badge> : <ScoreBadge score={score} />
  }
}
