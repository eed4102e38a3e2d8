import { Page } from '../../frame/page.tsx'
import { Button } from '../../ui/button.tsx'

/** What is left to show when a screen has thrown. Loading anew also brings a newer version. */
export function Broken() {
  return (
    <Page width="narrow">
      <div role="alert">
        <h1>This page lost its thread</h1>
        <p>Something went wrong while it was being shown. Loading it again usually helps.</p>
      </div>
      <p>
        <Button onClick={() => location.reload()}>Load it again</Button>
      </p>
    </Page>
  )
}
