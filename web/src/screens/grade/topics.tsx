import type { GradedData } from './complete-grade.ts'
import { Entries } from './entries.tsx'
import { Part } from './part.tsx'
import { MomentsButton } from './said/moments-button.tsx'
import { useSaid } from './said/said.tsx'
import styles from './topics.module.css'

type Topic = GradedData['topics'][number]

/** What the persona had to tell: what came up, who brought it up, and what stayed unsaid. */
export function Topics({ grade }: { grade: GradedData }) {
  const { topics, topics_covered: covered } = grade
  if (topics.length === 0)
    return (
      <Part label="Topics covered" id="topics">
        <Entries of={covered} />
      </Part>
    )
  const unsaid = topics.filter(({ is_told: isTold }) => !isTold)
  return (
    <Part
      label="Topics covered"
      id="topics"
      about="What the persona had to tell about, and who brought it up."
    >
      {unsaid.length === topics.length && <p className={styles.soft}>None.</p>}
      <ul className={styles.topics}>
        {topics.map((topic) => topic.is_told && <Told key={topic.id} topic={topic} />)}
      </ul>
      {unsaid.length > 0 && (
        <p className={styles.soft}>
          <strong>Not talked about:</strong> {unsaid.map(({ name }) => name).join(', ')}
        </p>
      )}
    </Part>
  )
}

function Told({ topic: { name, raised_by: by, at } }: { topic: Topic }) {
  const { voices } = useSaid()
  return (
    <li className={styles.topic}>
      <span className={styles.name}>
        <MomentsButton of={name} moments={at}>
          {name}
        </MomentsButton>
      </span>
      {by !== null && (
        <span className={styles.by} data-voice={by === 'trainee' ? 'learner' : 'persona'}>
          {by === 'trainee' ? voices.learner : voices.persona} brought it up
        </span>
      )}
    </li>
  )
}
