import { Page } from '../../frame/page.tsx'

export function Terms() {
  return (
    <Page>
      <h1>Terms of Service</h1>
    </Page>
  )
}
