import { Page } from '../../frame/page.tsx'

export function Call() {
  return (
    <Page>
      <h1>Call</h1>
    </Page>
  )
}
