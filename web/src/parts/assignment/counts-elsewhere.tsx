import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { DashboardData } from '../../data/queries.ts'

type CountsElsewhereProps = {
  roleplayId: string
  due: DashboardData['due']
  className: string | undefined
}

/** What one starts by oneself is no attempt at what was asked: said before the talk, not after it. */
export function CountsElsewhere({ roleplayId, due, className }: CountsElsewhereProps) {
  const asked = due.find(({ roleplay, own }) => roleplay.id === roleplayId && own.may_start)
  if (asked === undefined) return null
  return (
    <p className={className}>
      It is assigned to you: what you start here does not count for that.{' '}
      <Link to={address(screens.assignment, { assignmentId: asked.id })}>To the assignment</Link>
    </p>
  )
}
