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

function downloadJson(grade: GradedData, name: string): void {
  const json = JSON.stringify(grade, null, 2)
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = gradeFileName(name, grade.started_at)
  link.click()
  // The download has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(address))
}
