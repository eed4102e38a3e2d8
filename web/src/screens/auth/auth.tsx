import { screens } from '@colloquy/contract/screens'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { readToken, readUser } from '../../data/credentials.ts'
import { Page } from '../../frame/page.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './auth.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { Exchange } from './exchange.tsx'

type Mode = 'sign-in' | 'sign-up'

/** Kept over an error and over the other mode: nobody types it twice. */
export type Typed = { email: string; password: string; name: string }
export type Typing = (field: keyof Typed, text: string) => void

const NOTHING_TYPED: Typed = { email: '', password: '', name: '' }

/** One form with two modes. What it was told before, such as "Password set", comes with the navigation. */
export function Auth() {
  const [search] = useSearchParams()
  const told = (useLocation().state as { told?: unknown } | null)?.told
  const [mode, setMode] = useState<Mode>(search.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in')
  const [news, setNews] = useState(typeof told === 'string' ? told : null)
  const [isNewcomer, setNewcomer] = useState(false)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const type: Typing = (field, text) => setTyped((before) => ({ ...before, [field]: text }))

  const switchTo = (next: Mode) => {
    setNews(null)
    setNewcomer(false)
    setMode(next)
  }
  return (
    <Page>
      <title>{mode === 'sign-in' ? 'Sign in – Colloquy' : 'Create account – Colloquy'}</title>
      <div className={styles.auth}>
        <div className={styles.form}>
          <h1>{mode === 'sign-in' ? 'Welcome' : 'Create Account'}</h1>
          <AlreadySignedIn />
          {news !== null && <Notice kind="success">{news}</Notice>}
          {mode === 'sign-in' ? (
            <SignInForm
              typed={typed}
              onType={type}
              onSignUp={() => switchTo('sign-up')}
              isNewcomer={isNewcomer}
              next={sameOriginPath(search.get('next'))}
            />
          ) : (
            <SignUpForm
              typed={typed}
              onType={type}
              onSignIn={() => switchTo('sign-in')}
              onDone={(message) => {
                setTyped(NOTHING_TYPED)
                switchTo('sign-in')
                setNews(message)
                setNewcomer(true)
              }}
            />
          )}
        </div>
        <Exchange />
      </div>
    </Page>
  )
}

/** A link that leads here must not lead out of the product again. */
function sameOriginPath(next: string | null): string {
  if (next === null || !next.startsWith('/')) return screens.dashboard
  const url = URL.canParse(next, location.origin) ? new URL(next, location.origin) : null
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : screens.dashboard
}

function AlreadySignedIn() {
  const [user] = useState(() => (readToken() === null ? null : readUser()))
  if (user === null) return null
  return (
    <Notice kind="info">
      You are signed in as {user.name || user.email}.{' '}
      <Link to={screens.dashboard}>Go to your dashboard</Link>
    </Notice>
  )
}
