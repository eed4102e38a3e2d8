import { Page } from '../../frame/page.tsx'

export function Dashboard() {
  return (
    <Page>
      <h1>Dashboard</h1>
    </Page>
  )
}
