import { Link } from 'react-router'
import { TopBar } from '../../ui/top-bar.tsx'

/** The same words as 404.html, which the server answers with: here they follow a link inside. */
export function NotFound() {
  return (
    <>
      <title>Page not found – Colloquy</title>
      <TopBar />
      <main className="page">
        <h1>Nobody is talking here</h1>
        <p>This page does not exist, or it has moved. Nothing of yours is lost.</p>
        <p>
          <Link className="button" to="/">
            Go to the first page
          </Link>
        </p>
      </main>
    </>
  )
}
