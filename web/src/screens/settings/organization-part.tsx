import { screens } from '@colloquy/contract/screens'
import { isAdmin } from '@colloquy/domain/roles'
import { Link } from 'react-router'
import type { AccountData } from '../../data/account.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { RecordingSwitch } from './recording-switch.tsx'
import styles from './settings.module.css'

export function OrganizationPart({ organization }: Pick<AccountData, 'organization'>) {
  if (organization === null)
    return (
      <div className={styles.stack}>
        <p>
          You belong to no organization yet. Start one on your dashboard, or open an invitation
          link.
        </p>
        <div>
          <Link className={buttonLook('quiet')} to={screens.dashboard}>
            Go to your dashboard
          </Link>
        </div>
      </div>
    )
  return (
    <div className={styles.stack}>
      <p className={styles.belonging}>
        <strong className={styles.name}>{organization.name}</strong>
        <Badge>{organization.role.toUpperCase()}</Badge>
      </p>
      {isAdmin(organization.role) ? (
        <>
          <RecordingSwitch recordsCalls={organization.records_calls} />
          <div>
            <Link className={buttonLook('quiet')} to={screens.members}>
              Members
            </Link>
          </div>
        </>
      ) : (
        <p className={styles.soft}>
          An admin of it can change your role and groups, and make you a link if you forget your
          password.
        </p>
      )}
    </div>
  )
}
