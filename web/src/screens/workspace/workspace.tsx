import { Page } from '../../frame/page.tsx'

export function Workspace() {
  return (
    <Page>
      <h1>Workspace Coming Soon</h1>
    </Page>
  )
}
