import { type Comment, By } from './comment-item.tsx'
import styles from './comments.module.css'

/** Beside the turn that they are about. */
export const TurnComments = ({ comments }: { comments: readonly Comment[] }) =>
  comments.map((comment) => (
    <li key={comment.id} className={styles.beside}>
      <span className="visually-hidden">Comment on this turn: </span>
      <By comment={comment} />
      <p className={styles.words}>{comment.words}</p>
    </li>
  ))
