import type { ConversationState } from '@colloquy/domain/conversation'
import { Badge } from '../ui/badge.tsx'
import { ScoreBadge } from './score-badge.tsx'

type StandingProps = { status: ConversationState; score: number | null }

/** How it stands with a conversation: its score, or that there will be one. */
export function Standing({ status, score }: StandingProps) {
  switch (status) {
    case 'requested':
    case 'live':
      return <Badge>Live now</Badge>
    case 'ended':
    case 'grading':
      return <Badge>Being graded</Badge>
    case 'graded':
    case 'ungraded':
      return <ScoreBadge score={score} />
  }
}
