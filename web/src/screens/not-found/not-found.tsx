import { screens } from '@colloquy/contract/screens'
import { Page } from '../../frame/page.tsx'
import { useIsSignedIn } from '../../frame/use-is-signed-in.ts'
import { buttonLook } from '../../ui/button.tsx'

/** Rendered by the build too: the server answers with it where it knows of no page. */
export function NotFound() {
  const isSignedIn = useIsSignedIn()
  return (
    <Page width="narrow">
      <h1>Nobody is talking here</h1>
      <p>This page does not exist, or it has moved. Nothing of yours is lost.</p>
      <p>
        <a className={buttonLook()} href={isSignedIn ? screens.dashboard : screens.landing}>
          {isSignedIn ? 'Go to your dashboard' : 'Go to the first page'}
        </a>
      </p>
    </Page>
  )
}
