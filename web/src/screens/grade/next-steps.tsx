import { DrillButton } from './drill.tsx'
import { Entries } from './entries.tsx'
import type { GradedData } from './grade-report.tsx'
import styles from './next-steps.module.css'
import { Part } from './part.tsx'
import { PractiseAgain } from './practise-again.tsx'

type NextStepsProps = {
  recommendations: string[]
  roleplayId: string | null
  next: GradedData['next']
  /** Null where whoever reads it is not the one who talked. */
  ownConversationId: string | null
}

/** One thing first: nobody changes four habits at once. */
export function NextSteps({
  recommendations,
  roleplayId,
  next,
  ownConversationId,
}: NextStepsProps) {
  const [first = next?.behaviour, ...rest] = recommendations
  if (first === undefined)
    return (
      <Part label="Recommendations">
        <Entries of={[]} />
      </Part>
    )
  return (
    <Part label="Recommendations">
      <div className={styles.first}>
        <p className={styles.kicker}>Do this next</p>
        <p className={styles.words}>{first}</p>
        {next !== null && ownConversationId !== null && (
          <DrillButton conversationId={ownConversationId} beforeTurn={next.drill.before_turn}>
            Drill this moment
          </DrillButton>
        )}
        <PractiseAgain roleplayId={roleplayId} />
      </div>
      {rest.length > 0 && <Entries of={rest} />}
    </Part>
  )
}
