import { ApiError } from '@colloquy/contract/client'
import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { call } from '../../data/api.ts'
import { wordsOf } from '../../data/explain.ts'
import { Page } from '../../frame/page.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Accept } from './accept.tsx'
import styles from './invitation.module.css'
import { invitationToken } from './token.ts'

export type Preview = Answer<typeof endpoints.previewInvitation>

export function Invitation() {
  const token = invitationToken(useLocation().hash)
  return (
    <Page width="narrow">
      <title>Invitation – Colloquy</title>
      {token === null ? <NotWorking /> : <WithToken key={token} token={token} />}
    </Page>
  )
}

function WithToken({ token }: { token: string }) {
  const preview = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(endpoints.previewInvitation, { body: { token }, signal }),
  })
  if (preview.isPending)
    return (
      <div className={styles.invitation}>
        <h1>Your invitation</h1>
        <Skeleton label="Looking up your invitation" />
      </div>
    )
  if (preview.isError)
    return isGone(preview.error) ? (
      <NotWorking />
    ) : (
      <div className={styles.invitation}>
        <div role="alert">
          <h1>Your invitation could not be looked up</h1>
          <p>{wordsOf(preview.error)}</p>
        </div>
        <p>
          <Button onClick={() => void preview.refetch()}>Try Again</Button>
        </p>
      </div>
    )
  return <Accept token={token} preview={preview.data} />
}

/** Used, taken back, run out, or never made: the server does not tell which. */
const isGone = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.status === 404 || failure.status === 422)

function NotWorking() {
  return (
    <div className={styles.invitation}>
      <h1>This invitation does not work</h1>
      <p>
        It may have been used already, taken back, or its time is over. Ask whoever sent it for a
        new one, and open the whole link.
      </p>
      <p>
        <a className={buttonLook('quiet')} href={screens.landing}>
          Go to the first page
        </a>
      </p>
    </div>
  )
}
