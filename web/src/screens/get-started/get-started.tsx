import { Page } from '../../frame/page.tsx'

export function GetStarted() {
  return (
    <Page>
      <h1>Get started</h1>
    </Page>
  )
}
