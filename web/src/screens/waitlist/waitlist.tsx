import { Page } from '../../frame/page.tsx'

export function Waitlist() {
  return (
    <Page>
      <h1>Join the waitlist</h1>
    </Page>
  )
}
