import { Page } from '../../frame/page.tsx'

export function Development() {
  return (
    <Page>
      <h1>Development</h1>
    </Page>
  )
}
