import { Entries } from './entries.tsx'
import styles from './next-steps.module.css'
import { Part } from './part.tsx'
import { PractiseAgain } from './practise-again.tsx'

type NextStepsProps = {
  recommendations: string[]
  roleplayId: string | null
}

/** One thing first: nobody changes four habits at once. */
export function NextSteps({ recommendations, roleplayId }: NextStepsProps) {
  const [first, ...rest] = recommendations
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
        <PractiseAgain roleplayId={roleplayId} />
      </div>
      {rest.length > 0 && <Entries of={rest} />}
    </Part>
  )
}
