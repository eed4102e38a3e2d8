import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import { Page } from '../../frame/page.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { SketchedGraph } from './sketched-graph.tsx'
import styles from './workspace.module.css'

/** Where conversations will be drawn as graphs. Until then it says so. */
export function Workspace() {
  return (
    <Page>
      <title>Workspace · Colloquy</title>
      <div className={styles.workspace}>
        <div className={styles.words}>
          <h1 className={styles.title}>Workspace Coming Soon</h1>
          <p>
            Here you will lay out a conversation as a path: where it starts, where it may turn, and
            how it can end. Until then, you write the persona on one page, and the path comes with
            it.
          </p>
          <p>
            <Link className={buttonLook()} to={screens.dashboard}>
              Back to Dashboard
            </Link>
          </p>
        </div>
        <div className={styles.picture}>
          <SketchedGraph />
          <div className={styles.tools}>
            <Button id="draw" look="quiet" hint="Coming soon">
              Draw a path
            </Button>
            <Button id="import" look="quiet" hint="Coming soon">
              Import a conversation
            </Button>
          </div>
        </div>
      </div>
    </Page>
  )
}
