import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  type ConversationSummary,
  mayHaveOlder,
  olderConversationsQuery,
} from '../../data/practice.ts'
import { dayAndTimeOf } from '../../data/times.ts'
import { Standing } from '../../parts/standing.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './recent.module.css'

/** The newest come with the dashboard, older ones a page at a time. */
export function Recent({ newest }: { newest: ConversationSummary[] }) {
  const older = useInfiniteQuery(olderConversationsQuery(newest))
  const all = [...newest, ...(older.data?.pages.flat() ?? [])]
  const hasMore = older.data === undefined ? mayHaveOlder(newest) : older.hasNextPage
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 id="recent">Recent Conversations</h2>
      {all.length === 0 ? (
        <Empty title="No activities yet">
          When you have talked, every conversation stands here with its score, and its grade one
          click away.
        </Empty>
      ) : (
        <ol className={styles.list}>
          {all.map((conversation) => (
            <ConversationItem key={conversation.id} conversation={conversation} />
          ))}
        </ol>
      )}
      {older.isError && <Notice kind="error">Older conversations could not be loaded.</Notice>}
      {hasMore && (
        <p>
          <Button
            look="quiet"
            busy={older.isFetching && 'Loading…'}
            onClick={() =>
              void (older.data === undefined ? older.refetch() : older.fetchNextPage())
            }
          >
            Show older
          </Button>
        </p>
      )}
    </section>
  )
}

function ConversationItem({
  conversation: { id, name, started_at: startedAt, score, status, awaits_prediction },
}: {
  conversation: ConversationSummary
}) {
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          <time dateTime={startedAt}>{dayAndTimeOf(startedAt)}</time>
        </p>
      </div>
      <div className={styles.score}>
        <Standing status={status} score={score} awaitsPrediction={awaits_prediction} />
      </div>
      <Link
        className={`${buttonLook('quiet')} ${styles.view}`}
        to={address(screens.grade, { conversationId: id })}
      >
        View Grade<span className="visually-hidden">: {name}</span>
      </Link>
    </li>
  )
}
