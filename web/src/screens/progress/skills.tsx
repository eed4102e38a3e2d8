import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link, useNavigate } from 'react-router'
import type { ProgressData } from '../../data/progress.ts'
import { dayOf } from '../../data/times.ts'
import { Badge } from '../../ui/badge.tsx'
import { type ChartPoint, LineChart } from '../../ui/charts/line-chart.tsx'
import { Surface } from '../../ui/surface.tsx'
import { Row } from './row.tsx'
import styles from './rows.module.css'
import { oneDecimal } from './words.ts'

const MOST = 5
const TICKS = [0, 1, 2, 3, 4, MOST].map((value) => ({ value, words: String(value) }))

type Talk = ProgressData['talks'][number]
type Skill = ProgressData['skills'][number]

/** Each criterion over time: the strongest first, so that one begins with what is there. */
export function Skills({ progress: { skills, talks, next } }: { progress: ProgressData }) {
  return (
    <Surface label="Skills">
      <p className={styles.about}>
        What your grades judge, from 0 to 5. The number is the average of the last three talks in
        which it was scored.
      </p>
      <ul className={styles.rows}>
        {skills.map((skill) => (
          <Row
            key={skill.id}
            name={skill.name}
            mark={skill.id === next.skill?.id && <Badge>Practise next</Badge>}
            value={`${oneDecimal(skill.recent)} of ${MOST}`}
            beside={besideWords(skill)}
            trend={talks.filter(({ is_drill }) => !is_drill).map((talk) => scoreIn(talk, skill))}
            range={[0, MOST]}
          >
            <SkillChart skill={skill} talks={talks} />
          </Row>
        ))}
      </ul>
    </Surface>
  )
}

const scoreIn = ({ criteria }: Talk, { id }: Pick<Skill, 'id'>): number | null =>
  criteria.find((criterion) => criterion.id === id)?.score ?? null

const besideWords = ({ first, best, latest, recent_of: of }: Skill): string =>
  of === 1 ? 'In one talk so far' : `First ${first}, best ${best}, latest ${latest}`

function SkillChart({ skill, talks }: { skill: Skill; talks: Talk[] }) {
  const navigate = useNavigate()
  const gradeOf = ({ id }: ChartPoint) => address(screens.grade, { conversationId: id })
  return (
    <LineChart
      label={skill.name}
      points={talks.map((talk) => {
        const score = scoreIn(talk, skill)
        return {
          id: talk.conversation_id,
          at: dayOf(talk.started_at),
          value: score,
          words: `${score === null ? 'Not scored' : `${score} of ${MOST}`}, ${
            talk.is_drill ? 'a drill of ' : ''
          }“${talk.name}”`,
          isAside: talk.is_drill,
        }
      })}
      ticks={TICKS}
      head={['Talk', 'Score']}
      height="low"
      renderBeside={(point) => <Link to={gradeOf(point)}>View Grade</Link>}
      onOpen={(point) => void navigate(gradeOf(point))}
    />
  )
}
