import { Page } from '../../frame/page.tsx'

export function Grade() {
  return (
    <Page>
      <h1>Grade</h1>
    </Page>
  )
}
