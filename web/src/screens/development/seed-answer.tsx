import { seedFileName } from '@colloquy/domain/seed'
import type { Seeded } from '../../data/organizations.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './seed-form.module.css'

/** Without it spreadsheets take the file for the alphabet of their country, not for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What was made. The passwords are in the file and nowhere else. */
export function SeedAnswer({ answer }: { answer: Seeded }) {
  const { organization } = answer
  return (
    <Notice kind="success">
      <div className={styles.answer}>
        <p>
          <strong>{organization.name}</strong> is ready
          {organization.description !== '' && `: ${organization.description}`}
        </p>
        <p>Its accounts and their passwords are in this file, and nowhere else. Download it now.</p>
        <Button look="quiet" onClick={() => downloadCsv(answer)}>
          Download CSV
        </Button>
      </div>
    </Notice>
  )
}

function downloadCsv({ organization, csv_data: csv, csv_filename: fileName }: Seeded): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName || seedFileName(organization.name)
  link.click()
  // The download has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(address))
}
