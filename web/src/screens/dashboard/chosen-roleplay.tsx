import { DIFFICULTIES } from '@colloquy/domain/graph/difficulty'
import { USE_CASES } from '@colloquy/domain/use-cases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DashboardState } from '../../data/dashboard-state.ts'
import { type RoleplaySummary, roleplayQuery } from '../../data/queries.ts'
import { PersonaForm } from '../../parts/persona-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Glow } from '../../ui/glow.tsx'
import styles from './chosen-roleplay.module.css'

/** Where it stands on the page. */
const PLACE = 'chosen'

type ChosenRoleplayProps = { roleplay: RoleplaySummary; isFirst: boolean }

export function ChosenRoleplay({ roleplay, isFirst }: ChosenRoleplayProps) {
  return (
    <div className={styles.chosen}>
      <h2 className={styles.name} id={PLACE}>
        {roleplay.name}
      </h2>
      <p className={styles.case}>
        {USE_CASES[roleplay.scenario]}
        {` · ${difficultyInWords(roleplay)}`}
        {!roleplay.is_public && ' · for chosen groups'}
      </p>
      {roleplay.description && <Description key={roleplay.id} text={roleplay.description} />}
      <Partner roleplayId={roleplay.id} />
      {isFirst && (
        <p className={styles.first}>
          Start it, say hello, and talk as you would for real. Afterwards you get a grade that shows
          what it is made of.
        </p>
      )}
    </div>
  )
}

const difficultyInWords = ({ difficulty }: RoleplaySummary): string =>
  typeof difficulty === 'string'
    ? `${DIFFICULTIES[difficulty].label} difficulty`
    : 'Difficulty of its own'

/** More than one reads before choosing another. */
const LONG_CHARACTERS = 420

function Description({ text }: { text: string }) {
  const [isFolded, setFolded] = useState(text.length > LONG_CHARACTERS)
  return (
    <>
      <p className={styles.description} data-folded={isFolded || undefined}>
        {text}
      </p>
      {isFolded && (
        <p>
          <Button look="plain" onClick={() => setFolded(false)}>
            Read all of it
          </Button>
        </p>
      )}
    </>
  )
}

/** Who one will talk to. Its place is kept, so that nothing jumps when the name arrives. */
function Partner({ roleplayId }: { roleplayId: string }) {
  const persona = usePersona(roleplayId)
  return (
    <div className={styles.partner}>
      {persona !== undefined && (
        <>
          <span className={styles.presence}>
            <Glow size="small" voice="persona" />
            <PersonaForm />
          </span>
          <p className={styles.who}>
            <span className="visually-hidden">You talk to </span>
            <strong>{persona.name}</strong>
            <span className={styles.role}>{persona.role}</span>
          </p>
        </>
      )}
    </div>
  )
}

/**
 * The same in two lines, for a phone: there the list stands below it, and who is chosen shows beside the
 * button instead. Leads up to the whole.
 */
export function ChosenInShort({ roleplay }: { roleplay: RoleplaySummary }) {
  const persona = usePersona(roleplay.id)
  const stillChosen: DashboardState = { roleplayId: roleplay.id }
  return (
    <Link className={styles.short} to={`#${PLACE}`} state={stillChosen} replace>
      <strong>{roleplay.name}</strong>
      <span>{persona === undefined ? '…' : `with ${persona.name}, ${persona.role}`}</span>
    </Link>
  )
}

const usePersona = (roleplayId: string) =>
  useQuery(roleplayQuery(roleplayId)).data?.schema_data.persona
