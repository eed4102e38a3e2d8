import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { leaveForSignIn } from '../data/api.ts'
import { onCredentialsChange, readToken } from '../data/credentials.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Around every screen of the application: what has to hold wherever one is. */
export function Shell() {
  useOtherTabs()
  useFocusOnArrival()
  useKeptFocus()
  return (
    <>
      <OfflineNotice />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Signed out there is signed out here; another person there is another person here. */
function useOtherTabs(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onCredentialsChange(() => {
        if (readToken() === null) leaveForSignIn()
        else void queries.resetQueries()
      }),
    [queries],
  )
}

/**
 * A new screen begins where its content does, also for a keyboard and a screen reader. Before it is
 * painted: a key pressed at the sight of it has to find the focus there.
 */
function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
