import { Page } from '../../frame/page.tsx'

export function Members() {
  return (
    <Page>
      <h1>Members</h1>
    </Page>
  )
}
