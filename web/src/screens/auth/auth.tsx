import { Page } from '../../frame/page.tsx'

export function Auth() {
  return (
    <Page>
      <h1>Welcome</h1>
    </Page>
  )
}
