import type { Path } from '../session.ts'

/** What somebody asks for in the first line of a request. */
export type Target = {
  pathname: string
  query: URLSearchParams
  /** Null when it is no door. */
  path: Path | null
}

/** Null when it is no address, such as `//`: who asks for that has to be told so, and nothing else. */
export function readTarget(text: string | undefined): Target | null {
  const url = URL.parse(text ?? '/', 'http://media')
  if (url === null) return null
  const { pathname, searchParams } = url
  return { pathname, query: searchParams, path: signallingPath(pathname) }
}

function signallingPath(pathname: string): Path | null {
  switch (pathname.replace(/\/validate$/, '').replace(/\/$/, '')) {
    case '/rtc/v1':
      return 'one'
    case '/rtc':
      return 'two'
    default:
      return null
  }
}
