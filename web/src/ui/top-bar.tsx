import { Link } from 'react-router'

export function TopBar() {
  return (
    <header className="top-bar">
      <Link className="brand" to="/">
        <img src="/logo.svg" alt="" width={32} height={32} />
        Colloquy
      </Link>
    </header>
  )
}
