import { Page } from '../../frame/page.tsx'

export function Invitation() {
  return (
    <Page>
      <h1>Invitation</h1>
    </Page>
  )
}
