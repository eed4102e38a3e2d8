import { saveFile } from '../../data/save-file.ts'
import { Button } from '../../ui/button.tsx'
import type { GradedData } from './complete-grade.ts'
import { gradeFileName } from './grade-file.ts'
import styles from './take-along.module.css'

/** On paper, and for programs. */
export function TakeAlong({ grade, name }: { grade: GradedData; name: string }) {
  return (
    <div className={styles.along}>
      <Button look="plain" onClick={() => print()}>
        Print
      </Button>
      <Button look="plain" onClick={() => downloadJson(grade, name)}>
        Download JSON
      </Button>
    </div>
  )
}

const downloadJson = (grade: GradedData, name: string): void =>
  saveFile({
    name: gradeFileName(name, grade.started_at),
    type: 'application/json',
    content: JSON.stringify(grade, null, 2),
  })
