import type { GradedData } from '../complete-grade.ts'
import { Part } from '../part.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import styles from './comments.module.css'

type CommentsProps = { conversationId: string; grade: GradedData }

/** What people say about the talk, beside its grade. Before it is submitted nobody else could answer. */
export function Comments({ conversationId, grade }: CommentsProps) {
  const { comments, can_comment: canComment, is_own: isOwn } = grade
  if (comments.length === 0 && !canComment) return null
  return (
    <Part
      label="Comments"
      id="comments"
      about={
        isOwn
          ? 'You and the admins of your organization read them. They change no score.'
          : 'The learner and the admins read them. They change no score.'
      }
    >
      {comments.length === 0 ? (
        <p className={styles.none}>
          None yet. One thing that went well, or one to try next time, at the moment that shows it.
        </p>
      ) : (
        <ul className={styles.list} aria-label="Comments">
          {comments.map((comment) => (
            <CommentItem key={comment.id} conversationId={conversationId} comment={comment} />
          ))}
        </ul>
      )}
      {canComment && <CommentForm conversationId={conversationId} />}
    </Part>
  )
}
