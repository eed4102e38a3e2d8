import { Page } from '../../frame/page.tsx'

export function RoleplayFormScreen() {
  return (
    <Page>
      <h1>Roleplay</h1>
    </Page>
  )
}
