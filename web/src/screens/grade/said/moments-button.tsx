import type { ReactNode } from 'react'
import type { Moment } from './moment.ts'
import styles from './moments-button.module.css'
import { useSaid } from './said.tsx'

type MomentsButtonProps = {
  /** What they prove. */
  of: string
  moments: readonly Moment[]
  children: ReactNode
}

/** A number or a word that leads to what was said. Where that is not there, it stands for itself. */
export function MomentsButton({ of, moments, children }: MomentsButtonProps) {
  const { turns, show } = useSaid()
  const shown = moments.filter(({ turn }) => turns[turn] !== undefined)
  if (shown.length === 0) return <>{children}</>
  return (
    <button
      type="button"
      className={styles.moments}
      onClick={({ currentTarget }) => show({ of, moments: shown, at: 0 }, currentTarget)}
    >
      {children}
      <span className="visually-hidden">
        , show {shown.length === 1 ? 'the moment' : `the ${shown.length} moments`} in the transcript
      </span>
    </button>
  )
}
