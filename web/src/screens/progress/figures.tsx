import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link, useNavigate } from 'react-router'
import type { ProgressData } from '../../data/progress.ts'
import { dayOf } from '../../data/times.ts'
import { type ChartPoint, LineChart } from '../../ui/charts/line-chart.tsx'
import { Surface } from '../../ui/surface.tsx'
import { besideBaseline, FIGURES } from './figure-words.ts'
import { Row } from './row.tsx'
import styles from './rows.module.css'

type Talk = ProgressData['talks'][number]
type Figure = ProgressData['figures'][number]

/** What was counted in the newest talk, beside what is usual for oneself: nobody else is compared with. */
export function Figures({ progress: { figures, talks } }: { progress: ProgressData }) {
  return (
    <Surface label="How you talk">
      <p className={styles.about}>
        Counted by code, in your latest talk. What is usual is the middle of your own talks before,
        and no goal: no score depends on it.
      </p>
      <ul className={styles.rows}>
        {figures.map((figure) => {
          const { name, words } = FIGURES[figure.figure]
          const counted = talks.filter(({ is_drill }) => !is_drill)
          const values = counted.map((talk) => talk.figures[figure.figure])
          return (
            <Row
              key={figure.figure}
              name={name}
              value={figure.latest === null ? 'Not measured' : words(figure.latest)}
              beside={besideBaseline(figure.figure, figure)}
              trend={values}
              range={[0, topOf(figure, values)]}
            >
              <FigureChart figure={figure} talks={counted} top={topOf(figure, values)} />
            </Row>
          )
        })}
      </ul>
    </Surface>
  )
}

const topOf = ({ figure }: Figure, values: (number | null)[]): number =>
  Math.max(FIGURES[figure].least, ...values.map((value) => value ?? 0))

function FigureChart({ figure, talks, top }: { figure: Figure; talks: Talk[]; top: number }) {
  const navigate = useNavigate()
  const { name, about, words } = FIGURES[figure.figure]
  const gradeOf = ({ id }: ChartPoint) => address(screens.grade, { conversationId: id })
  return (
    <>
      <p className={styles.about}>{about}</p>
      <LineChart
        label={name}
        points={talks.map((talk) => {
          const value = talk.figures[figure.figure]
          return {
            id: talk.conversation_id,
            at: dayOf(talk.started_at),
            value,
            words: `${value === null ? 'Not measured' : words(value)}, “${talk.name}”`,
          }
        })}
        ticks={[0, top / 2, top].map((value) => ({ value, words: tickWords(value, figure) }))}
        baseline={
          figure.baseline === null
            ? null
            : { value: figure.baseline, words: `Usual for you: ${words(figure.baseline)}` }
        }
        head={['Talk', name]}
        height="low"
        renderBeside={(point) => <Link to={gradeOf(point)}>View Grade</Link>}
        onOpen={(point) => void navigate(gradeOf(point))}
      />
    </>
  )
}

/** Short: an axis has no room for units. */
const tickWords = (value: number, { figure }: Figure): string =>
  figure === 'talkShare' ? FIGURES.talkShare.words(value) : String(Math.round(value * 10) / 10)
