import styles from './assignment-form.module.css'

/** As at a field, for what is made of several. */
export const FieldError = ({ id, words }: { id: string; words: string | undefined }) => (
  <small className={styles.error} id={id} role="alert">
    {words}
  </small>
)
