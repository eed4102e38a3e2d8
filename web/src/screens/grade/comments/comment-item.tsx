import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../data/api.ts'
import { reasonOf } from '../../../data/explain.ts'
import { gradeQuery } from '../../../data/practice.ts'
import { dayAndTimeOf } from '../../../data/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { GradedData } from '../complete-grade.ts'
import { Quote } from '../said/quote.tsx'
import { useSaid } from '../said/said.tsx'
import styles from './comments.module.css'

export type Comment = GradedData['comments'][number]
type CommentItemProps = { conversationId: string; comment: Comment }

export function CommentItem({ conversationId, comment }: CommentItemProps) {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(endpoints.deleteComment, { params: { commentId: comment.id } }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries(gradeQuery(conversationId)),
  })
  return (
    <li className={styles.comment}>
      <By comment={comment} />
      <p className={styles.words}>{comment.words}</p>
      {comment.turn !== null && <AtTurn turn={comment.turn} />}
      {comment.is_own && (
        <div className={styles.ways}>
          <Button
            look="plain"
            busy={remove.isPending && 'Deleting…'}
            onClick={() => remove.mutate()}
          >
            Delete<span className="visually-hidden"> your comment</span>
          </Button>
        </div>
      )}
      {remove.isError && (
        <Notice kind="error">It could not be deleted. {reasonOf(remove.error)}</Notice>
      )}
    </li>
  )
}

/** Who, and when. */
export const By = ({ comment: { by, is_own: isOwn, made_at: madeAt } }: { comment: Comment }) => (
  <p className={styles.by}>
    {isOwn ? 'You' : by}{' '}
    <time className={styles.soft} dateTime={madeAt}>
      {dayAndTimeOf(madeAt)}
    </time>
  </p>
)

/** Leads to the turn that it is about. */
function AtTurn({ turn }: { turn: number }) {
  const quote = useSaid().turns[turn]?.text ?? `Turn ${turn + 1}`
  return (
    <Quote of="what a comment is about" moments={[{ turn, start: 0, end: quote.length, quote }]} />
  )
}
