import { Page } from '../../frame/page.tsx'

export function Landing() {
  return (
    <Page>
      <h1>Colloquy</h1>
    </Page>
  )
}
