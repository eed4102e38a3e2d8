import { screens } from '@colloquy/contract/screens'
import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router'
import { signInAddress } from './data/api.ts'
import { readToken } from './data/credentials.ts'
import { Shell } from './frame/shell.tsx'
import { Broken } from './screens/broken/broken.tsx'
import { NotFound } from './screens/not-found/not-found.tsx'

/**
 * Every screen of the application and its address. The public pages (landing, waitlist, terms, get
 * started) are documents of their own: see entries/.
 */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: Broken,
    // Until the code of the first screen is there. The paper is white for a moment, and nothing jumps.
    HydrateFallback: () => null,
    children: [
      screen(screens.auth, async () => (await import('./screens/auth/auth.tsx')).Auth),
      screen(
        screens.invitation,
        async () => (await import('./screens/invitation/invitation.tsx')).Invitation,
      ),
      screen(
        screens.password,
        async () => (await import('./screens/password/password.tsx')).Password,
      ),
      screen(
        screens.workspace,
        async () => (await import('./screens/workspace/workspace.tsx')).Workspace,
      ),
      screen(screens.call, async () => (await import('./screens/call/call.tsx')).Call),
      guarded(
        screens.dashboard,
        async () => (await import('./screens/dashboard/dashboard.tsx')).Dashboard,
      ),
      guarded(
        screens.progress,
        async () => (await import('./screens/progress/progress.tsx')).Progress,
      ),
      guarded(
        screens.development,
        async () => (await import('./screens/development/development.tsx')).Development,
      ),
      guarded(screens.createRoleplay, roleplayForm),
      guarded(screens.editRoleplay, roleplayForm),
      guarded(
        screens.assignments,
        async () => (await import('./screens/assignments/assignments.tsx')).Assignments,
      ),
      guarded(
        screens.assignment,
        async () => (await import('./screens/assignments/assignment.tsx')).Assignment,
      ),
      guarded(screens.library, async () => (await import('./screens/library/library.tsx')).Library),
      guarded(
        screens.analytics,
        async () => (await import('./screens/analytics/analytics.tsx')).Analytics,
      ),
      guarded(screens.members, async () => (await import('./screens/members/members.tsx')).Members),
      guarded(screens.reviews, async () => (await import('./screens/reviews/reviews.tsx')).Reviews),
      guarded(
        screens.settings,
        async () => (await import('./screens/settings/settings.tsx')).Settings,
      ),
      guarded(screens.gradeWithoutId, grade),
      guarded(screens.grade, grade),
      { path: '*', Component: NotFound },
    ],
  },
]

type LoadComponent = () => Promise<() => React.ReactNode>

async function roleplayForm() {
  return (await import('./screens/roleplay-form/roleplay-form.tsx')).RoleplayFormScreen
}

async function grade() {
  return (await import('./screens/grade/grade.tsx')).Grade
}

function screen(path: string, load: LoadComponent): RouteObject {
  return { path, lazy: { Component: load } }
}

/** Leads to signing in, and back here. */
function guarded(path: string, load: LoadComponent): RouteObject {
  return { ...screen(path, load), loader: requireSignIn }
}

function requireSignIn({ request }: LoaderFunctionArgs) {
  if (readToken() !== null) return null
  const { pathname, search } = new URL(request.url)
  return replace(signInAddress(pathname + search))
}
