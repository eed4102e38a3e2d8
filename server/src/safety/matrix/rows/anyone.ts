import type { EndpointName } from '@colloquy/contract/endpoints'
import { PASSWORD } from '../../../testing/two-organizations.ts'
import { ACTORS } from '../actors.ts'
import { TAKEN, TAKE_BACK_INVITATION } from '../rights/organization.ts'
import { IT, type Row, thingsOf } from '../row.ts'
import { NOTHING, invitationToken, passwordLinkToken, thing } from '../world.ts'

export const anyoneRows = {
  health: { letsIn: ACTORS, about: IT, gets: () => 'shown' },
  joinWaitlist: {
    letsIn: ACTORS,
    about: IT,
    sends: () => ({ body: { email: 'someone@test.example', interests: ['sales'] } }),
    gets: () => 'done',
    changes: () => ['waitlist_entries of nobody'],
  },
  signIn: {
    letsIn: ACTORS,
    about: ['acme/person inside', 'acme/person disabled', NOTHING, 'a wrong password'],
    sends: (about) => ({
      body: {
        email: about.includes('/') ? `${thing(about).canary}@test.example` : 'who@test.example',
        password: about === 'a wrong password' ? 'a wrong password' : PASSWORD,
      },
    }),
    gets: (_, about) => {
      if (about === 'acme/person disabled') return 'not allowed'
      return about === 'acme/person inside' ? 'done' : 'wrong password'
    },
    changes: () => ['sessions of acme'],
    tells: (_, about) => [about],
  },
  signUp: {
    letsIn: ACTORS,
    about: ['a new address', TAKEN],
    sends: (about) => ({
      body: {
        email:
          about === TAKEN ? `${thing('other/person inside').canary}@test.example` : 'new@a.example',
        password: PASSWORD,
      },
    }),
    gets: (_, about) => (about === TAKEN ? 'not as things are' : 'done'),
    changes: () => ['users of nobody'],
  },
  setPasswordByLink: {
    letsIn: ACTORS,
    about: ['valid', 'expired', NOTHING],
    sends: (about) => ({
      body: { token: passwordLinkToken(about), password: 'a fresh start for them' },
    }),
    gets: (_, about) => (about === 'valid' ? 'done' : 'not found'),
    changes: () => ['password_links of acme', 'sessions of acme', 'users of acme'],
  },
  previewPasswordLink: {
    letsIn: ACTORS,
    about: ['valid', 'expired', NOTHING],
    sends: (about) => ({ body: { token: passwordLinkToken(about) } }),
    gets: (_, about) => (about === 'valid' ? 'shown' : 'not found'),
  },
  previewInvitation: {
    letsIn: ACTORS,
    about: thingsOf(TAKE_BACK_INVITATION),
    sends: (about) => ({ body: { token: invitationToken(about) } }),
    gets: (_, about) => (/open|addressed/.test(about) ? 'shown' : 'not found'),
    tells: (_, about) => [
      about.startsWith('other') ? 'other/organization' : 'acme/organization',
      // Its address is on it; an open one has nothing of its own.
      ...(about === 'acme/invitation addressed' ? [about] : []),
    ],
  },
} satisfies Partial<Record<EndpointName, Row>>
