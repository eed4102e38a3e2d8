import { TopBar } from '../../ui/top-bar.tsx'

/** What is left to show when a screen has thrown. Loading anew also brings a newer version. */
export function Broken() {
  return (
    <>
      <title>Something went wrong – Colloquy</title>
      <TopBar />
      <main className="page" role="alert">
        <h1>This page lost its thread</h1>
        <p>Something went wrong while it was being shown. Loading it again usually helps.</p>
        <p>
          <button className="button" type="button" onClick={() => location.reload()}>
            Load it again
          </button>
        </p>
      </main>
    </>
  )
}
