import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import styles from './roleplay-editor.module.css'

/** As large as the form, so that nothing moves when it comes. */
export function FormSkeleton() {
  return (
    <div className={styles.editor}>
      <Surface label="The conversation">
        <Skeleton label="Loading the form" lines={16} />
      </Surface>
      <div className={styles.side}>
        <Surface label="Who can practise it">
          <Skeleton label="Loading the groups" lines={5} />
        </Surface>
      </div>
    </div>
  )
}
