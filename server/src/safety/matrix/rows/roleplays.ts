import type { EndpointName } from '@colloquy/contract/endpoints'
import { aRehearsalBody, aRoleplayBody } from '../../../testing/world.ts'
import { ADMINS, SIGNED_IN, foreignSideOf, own } from '../actors.ts'
import { SUBMITTED } from '../rights/conversations.ts'
import { FOREIGN_GROUP, OWN_GROUP, groupFor } from '../rights/organization.ts'
import { EDIT_ROLEPLAY, FIND_ROLEPLAY, SEE_ROLEPLAY, graphOf } from '../rights/roleplays.ts'
import {
  FROM_ELSEWHERE,
  FROM_THE_START,
  NEITHER,
  type Row,
  allOf,
  alsoFor,
  foundBy,
  plain,
  thingsOf,
} from '../row.ts'
import { id } from '../world.ts'

const GROUPS_OF_ROLEPLAY: Record<string, string> = {
  'acme/roleplay in mine': 'acme/group mine',
  'acme/roleplay in another': 'acme/group another',
  'acme/roleplay in switched off': 'acme/group switched off',
  'other/roleplay in mine': 'other/group mine',
  'other/roleplay in another': 'other/group another',
  'other/roleplay in switched off': 'other/group switched off',
}

const CHANGED_SINCE = 'from what it was before somebody changed it'

const NEVER_WRITTEN = 'a version that was never written'

const versionOf = (about: string) => ({
  roleplayId: id(plain(about)),
  version: about.endsWith(NEVER_WRITTEN) ? '99' : '1',
})

export const roleplaysRows = {
  listRoleplays: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) =>
      about === FROM_THE_START
        ? {}
        : { query: { after: id(`${foreignSideOf(who)}/roleplay in another`) } },
    gets: () => 'shown',
    tells: (who, about) => (about === FROM_THE_START ? allOf(who, SEE_ROLEPLAY) : []),
  },
  readRoleplay: {
    letsIn: SIGNED_IN,
    about: thingsOf({ ...FIND_ROLEPLAY, ...NEITHER }),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: foundBy(FIND_ROLEPLAY, 'shown'),
    tells: (who, about) =>
      [about, GROUPS_OF_ROLEPLAY[about] ?? [], ADMINS.includes(who) ? graphOf(about) : []].flat(),
  },
  createRoleplay: {
    letsIn: ADMINS,
    about: [OWN_GROUP, FOREIGN_GROUP],
    sends: (about, who) => ({ body: aRoleplayBody({ assigned_groups: groupFor(about, who) }) }),
    gets: (_, about) => (about === OWN_GROUP ? 'done' : 'not valid'),
    changes: () => ['roleplay_groups', 'roleplay_versions', 'roleplays'],
    tells: (who) => own(who, 'group mine'),
  },
  editRoleplay: {
    letsIn: ADMINS,
    about: [
      ...alsoFor(thingsOf(EDIT_ROLEPLAY), FOREIGN_GROUP),
      ...thingsOf(EDIT_ROLEPLAY).map((thing) => `${thing} – ${CHANGED_SINCE}`),
    ],
    sends: (about, who) => ({
      params: { roleplayId: id(plain(about)) },
      query: about.endsWith(CHANGED_SINCE) ? { updated_at: '2026-01-01T00:00:00.000Z' } : {},
      body: aRoleplayBody({
        assigned_groups: about.endsWith(FOREIGN_GROUP) ? groupFor(FOREIGN_GROUP, who) : [],
      }),
    }),
    gets: (who, about) => {
      if (about.endsWith(CHANGED_SINCE))
        return foundBy(EDIT_ROLEPLAY, 'not as things are')(who, about)
      return foundBy(EDIT_ROLEPLAY, about.endsWith(FOREIGN_GROUP) ? 'not valid' : 'done')(
        who,
        about,
      )
    },
    changes: (_, about) => [
      ...(about in GROUPS_OF_ROLEPLAY ? ['roleplay_groups'] : []),
      'roleplay_versions',
      'roleplays',
    ],
    tells: (_, about) => [about, graphOf(about)],
  },
  rehearseRoleplay: {
    letsIn: ADMINS,
    about: ['a roleplay that is sound', 'a graph that nobody can finish'],
    sends: (about) => {
      const graph = about === 'a roleplay that is sound' ? null : { stages: [] }
      return { body: { ...aRehearsalBody(['How late do they come?']), graph } }
    },
    gets: (_, about) => (about === 'a roleplay that is sound' ? 'shown' : 'not valid'),
  },
  deleteRoleplay: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(EDIT_ROLEPLAY), 'for good'),
    sends: (about) => ({
      params: { roleplayId: id(plain(about)) },
      query: { soft_delete: about.endsWith('for good') ? 'false' : 'true' },
    }),
    gets: foundBy(EDIT_ROLEPLAY, 'done'),
    changes: (_, about) => {
      if (!about.endsWith('for good')) return ['roleplays']
      if (plain(about) in GROUPS_OF_ROLEPLAY)
        return ['roleplay_groups', 'roleplay_versions', 'roleplays']
      // The public one is what the conversations were about, what the assignments are, and somebody's favourite.
      const used = plain(about).endsWith('public')
        ? [
            ...['assignment_groups', 'assignment_people', 'assignments'],
            ...['conversations', 'roleplay_favourites', ...SUBMITTED],
          ]
        : []
      return [...used, 'roleplay_versions', 'roleplays']
    },
  },
  listVersions: {
    letsIn: ADMINS,
    about: thingsOf(EDIT_ROLEPLAY),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: foundBy(EDIT_ROLEPLAY, 'shown'),
    tells: (_, about) => [about],
  },
  readVersion: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(EDIT_ROLEPLAY), NEVER_WRITTEN),
    sends: (about) => ({ params: versionOf(about) }),
    gets: (who, about) =>
      about.endsWith(NEVER_WRITTEN) ? 'not found' : foundBy(EDIT_ROLEPLAY, 'shown')(who, about),
    tells: (_, about) => [about, graphOf(about)],
  },
  goBackToVersion: {
    letsIn: ADMINS,
    about: [
      ...alsoFor(thingsOf(EDIT_ROLEPLAY), NEVER_WRITTEN),
      ...thingsOf(EDIT_ROLEPLAY).map((thing) => `${thing} – ${CHANGED_SINCE}`),
    ],
    sends: (about) => ({
      params: versionOf(about),
      query: about.endsWith(CHANGED_SINCE) ? { updated_at: '2026-01-01T00:00:00.000Z' } : {},
    }),
    gets: (who, about) => {
      if (about.endsWith(NEVER_WRITTEN)) return 'not found'
      return foundBy(EDIT_ROLEPLAY, about.endsWith(CHANGED_SINCE) ? 'not as things are' : 'done')(
        who,
        about,
      )
    },
    // Of each there is one, so that nothing becomes another.
    changes: () => [],
    tells: (_, about) => [
      about,
      graphOf(about),
      ...(GROUPS_OF_ROLEPLAY[about] ? [GROUPS_OF_ROLEPLAY[about]] : []),
    ],
  },
} satisfies Partial<Record<EndpointName, Row>>
