import type { EndpointName } from '@colloquy/contract/endpoints'
import { type Actor, SIGNED_IN, foreignSideOf, oneself, organizationOf, own } from '../actors.ts'
import {
  ASKED,
  END,
  LOOKS,
  OWN_CONVERSATIONS,
  READ_CONVERSATION,
  REJOIN,
  isGraded,
  seenBy,
} from '../rights/conversations.ts'
import { FIND_ROLEPLAY } from '../rights/roleplays.ts'
import {
  FROM_ELSEWHERE,
  FROM_THE_START,
  IT,
  type Row,
  allOf,
  alsoFor,
  foundBy,
  may,
  plain,
  thingsOf,
} from '../row.ts'
import { NOTHING, id } from '../world.ts'

/** The time of one that both joined counts. */
const ENDED: Record<string, readonly string[]> = {
  'acme/conversation requested': ['conversations'],
  'acme/conversation live': ['conversations', 'practice_hours', 'practice_totals'],
}

/** By name the first of those that they see; what they have practised is the public one. */
const NEXT_PRACTICE: Partial<Record<Actor, string[]>> = {
  'member outside the group': ['acme/roleplay public'],
  'member inside the group': ['acme/roleplay in mine'],
  admin: ['acme/roleplay in another'],
  'admin of another organization': ['other/roleplay in another'],
  developer: ['acme/roleplay public'],
}

const BEYOND_ITS_TURNS = 'from a turn that it does not have'

export const conversationsRows = {
  readDashboard: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    tells: (who) => [
      ...oneself(who),
      ...organizationOf(who),
      ...allOf(who, OWN_CONVERSATIONS),
      ...(who === 'member inside the group' ? ASKED : []),
    ],
  },
  requestRoom: {
    letsIn: SIGNED_IN,
    about: thingsOf({ ...FIND_ROLEPLAY, [NOTHING]: [] }),
    sends: (about) => ({ body: { roleplay_schema: { schema_id: id(about) } } }),
    gets: (who, about) =>
      foundBy(FIND_ROLEPLAY, about.endsWith('archived') ? 'not as things are' : 'done')(who, about),
    changes: () => ['calls', 'conversations'],
    tells: oneself,
  },
  rejoinRoom: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => {
      if (may(who, about, REJOIN)) return 'done'
      return may(who, about, OWN_CONVERSATIONS) ? 'not as things are' : 'not found'
    },
    // Nobody waits for it who was put there by hand.
    changes: () => ['calls'],
    tells: (who, about) => [...oneself(who), about],
  },
  startDrill: {
    letsIn: SIGNED_IN,
    about: alsoFor(thingsOf(READ_CONVERSATION), BEYOND_ITS_TURNS),
    sends: (about) => ({
      params: { conversationId: id(plain(about)) },
      body: { before_turn: plain(about) === about ? 1 : 2 },
    }),
    gets: (who, about) => {
      if (!may(who, plain(about), END)) return 'not found'
      if (may(who, plain(about), REJOIN)) return 'not as things are'
      return plain(about) === about ? 'done' : 'not valid'
    },
    changes: () => ['calls', 'conversations', 'turns'],
    tells: oneself,
  },
  endConversation: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => (may(who, about, END) ? 'done' : 'not found'),
    changes: (who, about) => (may(who, about, REJOIN) ? (ENDED[about] ?? []) : []),
  },
  listConversations: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) =>
      about === FROM_THE_START
        ? {}
        : { query: { before: id(`${foreignSideOf(who)}/conversation graded`) } },
    gets: () => 'shown',
    tells: (who, about) => (about === FROM_THE_START ? allOf(who, OWN_CONVERSATIONS) : []),
  },
  searchHistory: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) => ({
      query: {
        q: 'conversation',
        ...(about === FROM_THE_START
          ? {}
          : { before: id(`${foreignSideOf(who)}/conversation graded`) }),
      },
    }),
    gets: () => 'shown',
    tells: (who, about) => (about === FROM_THE_START ? allOf(who, OWN_CONVERSATIONS) : []),
  },
  readProgress: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    tells: (who) => [
      ...allOf(who, OWN_CONVERSATIONS).filter(isGraded),
      ...(NEXT_PRACTICE[who] ?? []),
    ],
  },
  readConversation: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => foundBy(READ_CONVERSATION, seenBy(who, about))(who, about),
    changes: (who, about) => LOOKS[seenBy(who, about)],
    // And whom one talked with there.
    tells: (who, about) => [about, ...own(who, 'roleplay public')],
  },
  deleteRecording: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => (may(who, about, END) ? 'done' : 'not found'),
    changes: () => ['files_to_delete of nobody', 'recordings'],
  },
} satisfies Partial<Record<EndpointName, Row>>
