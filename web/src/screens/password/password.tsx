import { Page } from '../../frame/page.tsx'

export function Password() {
  return (
    <Page>
      <h1>Password</h1>
    </Page>
  )
}
