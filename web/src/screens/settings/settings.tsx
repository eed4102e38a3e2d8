import { Page } from '../../frame/page.tsx'

export function Settings() {
  return (
    <Page>
      <h1>Settings</h1>
    </Page>
  )
}
