import { writeCsv } from '@colloquy/domain/csv'
import type { ReactNode } from 'react'
import { saveFile } from '../../data/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Surface } from '../../ui/surface.tsx'
import styles from './analytics.module.css'

type PartProps = {
  label: string
  about: ReactNode
  /** What is shown, as a table that others can read: its head first. */
  table: { file: string; rows: string[][] }
  children: ReactNode
}

/** Spreadsheets take UTF-8 for something else without it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** One question, its answer, and the answer as a file. */
export function Part({ label, about, table, children }: PartProps) {
  const save = () =>
    saveFile({
      name: `colloquy-${table.file}.csv`,
      type: 'text/csv',
      content: BYTE_ORDER_MARK + writeCsv(table.rows),
    })
  return (
    <Surface
      label={label}
      actions={
        table.rows.length > 1 && (
          <div className={styles.file}>
            <Button look="plain" onClick={save} aria-label={`Download as CSV: ${label}`}>
              Download as CSV
            </Button>
          </div>
        )
      }
    >
      <p className={styles.about}>{about}</p>
      {children}
    </Surface>
  )
}
