import { DIFFICULTIES } from '@colloquy/domain/graph/difficulty'
import { USE_CASES } from '@colloquy/domain/use-cases'
import { VOICES } from '@colloquy/domain/voices'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '../../data/explain.ts'
import { versionQuery } from '../../data/library.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './versions-dialog.module.css'

/** What stood there then, to be read before one goes back to it. */
export function VersionContent({ roleplayId, version }: { roleplayId: string; version: number }) {
  const { data, error } = useQuery(versionQuery(roleplayId, version))
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Loading the version" lines={3} />
    ) : (
      <Notice kind="error">{reasonOf(error)}</Notice>
    )
  const { persona, scenario, difficulty, voice, graph, rubric } = data.schema_data
  const parts: [string, string][] = [
    ['Name', data.name],
    ['Description', data.description ?? ''],
    ['Use case', USE_CASES[scenario]],
    [
      'Difficulty',
      typeof difficulty === 'string' ? DIFFICULTIES[difficulty].label : 'Numbers of its own',
    ],
    ['Persona', `${persona.name}, ${persona.role}`],
    ['Situation', persona.situation],
    ['Background', persona.background],
    ['Pain points', persona.pain_points.join('; ')],
    ['Goals', persona.goals.join('; ')],
    ['Voice', voice === null ? '' : VOICES[voice]],
    ['Conversation graph', graph === undefined ? '' : 'Of its own'],
    ['Rubric', rubric === undefined ? '' : 'Of its own'],
  ]
  return (
    <dl className={styles.content}>
      {parts
        .filter(([, words]) => words !== '')
        .map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
  )
}
