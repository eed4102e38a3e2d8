import { SEED_LEGACY_LIMITS } from '@colloquy/domain/seed'
import { CountField } from './count-field.tsx'
import styles from './seed-form.module.css'

export function LegacyCounts() {
  return (
    <div className={styles.counts}>
      <CountField name="numUsers" label="Users" limits={SEED_LEGACY_LIMITS.users} />
      <CountField name="numAdmins" label="Admins" limits={SEED_LEGACY_LIMITS.admins} />
    </div>
  )
}
