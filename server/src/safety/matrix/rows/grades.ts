import type { EndpointName } from '@colloquy/contract/endpoints'
import { ADMINS, SIGNED_IN, foreignSideOf, oneself, own, sideOf } from '../actors.ts'
import {
  END,
  LOOKS,
  READ_CONVERSATION,
  SUBMITTED,
  isGraded,
  seenBy,
} from '../rights/conversations.ts'
import { MANAGE_GROUP } from '../rights/organization.ts'
import {
  type Allowed,
  FROM_ELSEWHERE,
  FROM_THE_START,
  NEITHER,
  type Row,
  foundBy,
  may,
  thingsOf,
} from '../row.ts'
import { NO_ID, id } from '../world.ts'

const NO_GRADE_YET = ['acme/conversation requested', 'acme/conversation live']

const BEING_GRADED = ['acme/conversation ended', 'acme/conversation grading']

/** Which is read with the grade. */
const DISAGREEMENT_OF: Record<string, readonly string[]> = {
  'acme/conversation submitted': ['acme/disagreement open'],
  'acme/conversation of the admin': ['acme/disagreement of the admin'],
  'other/conversation submitted': ['other/disagreement open'],
  'other/conversation of the admin': ['other/disagreement of the admin'],
}

/** What it is an attempt at, and what was said beside it by whom. */
const BESIDE_GRADE: Record<string, readonly string[]> = {
  'conversation graded': ['assignment mine'],
  'conversation submitted': [
    'assignment mine',
    'comment of the admin',
    'comment of inside',
    'person admin',
    'person inside',
  ],
}

/** Admins, but never about a grade of their own. */
const DECIDE: Allowed = {
  'acme/disagreement open': ['admin'],
  'acme/disagreement of the admin': [],
  'other/disagreement open': ['admin of another organization'],
  'other/disagreement of the admin': [],
  ...NEITHER,
}

/** Whoever wrote it. */
const DELETE_COMMENT: Allowed = {
  'acme/comment of the admin': ['admin'],
  'acme/comment of inside': ['member inside the group'],
  'other/comment of the admin': ['admin of another organization'],
  'other/comment of inside': [],
  ...NEITHER,
}

export const gradesRows = {
  readGrade: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => {
      if (!may(who, about, READ_CONVERSATION) || NO_GRADE_YET.includes(about)) return 'not found'
      return BEING_GRADED.includes(about) ? 'being graded' : seenBy(who, about)
    },
    changes: (who, about) => LOOKS[seenBy(who, about)],
    // And what was practised, which is the public one.
    tells: (who, about) =>
      BEING_GRADED.includes(about)
        ? []
        : [
            about,
            ...own(who, 'roleplay public'),
            ...(DISAGREEMENT_OF[about] ?? []),
            ...(BESIDE_GRADE[about.replace(/.*\//, '')] ?? []).flatMap((thing) => own(who, thing)),
            // Whose it is, to anybody else.
            ...(seenBy(who, about) === 'done' ? own(who, 'person inside') : []),
          ],
  },
  submitGrade: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => {
      if (!may(who, about, END)) return 'not found'
      return isGraded(about) || about.endsWith('ungraded') ? 'done' : 'not as things are'
    },
    changes: (_, about) => {
      if (about.includes('submitted')) return []
      return isGraded(about) ? ['conversations', ...SUBMITTED] : ['conversations']
    },
  },
  predictGrade: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) }, body: { score: 70 } }),
    gets: (who, about) => {
      if (!may(who, about, END)) return 'not found'
      return isGraded(about) ? 'done' : 'not as things are'
    },
    changes: () => ['conversations'],
  },
  disagree: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({
      params: { conversationId: id(about) },
      body: { criterion_id: 'asks', turn: 0, words: 'It was asked' },
    }),
    gets: (who, about) => {
      if (!may(who, about, END)) return 'not found'
      // Of the others there is no grade, or somebody has disagreed with it.
      return about.endsWith('conversation graded') ? 'done' : 'not as things are'
    },
    changes: () => ['conversations', 'disagreements', ...SUBMITTED],
  },

  gradeAgain: {
    letsIn: ADMINS,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: foundBy(READ_CONVERSATION, 'done'),
    changes: () => ['conversations'],
  },

  listDisagreements: {
    letsIn: ADMINS,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) =>
      about === FROM_THE_START
        ? {}
        : { query: { after: id(`${foreignSideOf(who)}/disagreement open`) } },
    gets: () => 'shown',
    // Not what is about a grade of their own.
    tells: (who, about) =>
      about === FROM_THE_START
        ? own(who, 'disagreement open', 'conversation submitted', 'person inside')
        : [],
  },
  decideDisagreement: {
    letsIn: ADMINS,
    about: thingsOf(DECIDE),
    sends: (about) => ({
      params: { disagreementId: id(about) },
      body: { accept: true, score: 5, reason: 'It is there' },
    }),
    gets: (who, about) => {
      if (about === `${sideOf(who)}/disagreement of the admin`) return 'not allowed'
      return foundBy(DECIDE, 'done')(who, about)
    },
    changes: () => ['conversations', 'disagreements', 'outcomes', 'practice_totals', 'tallies'],
    tells: (who, about) => [about, ...oneself(who)],
  },

  createComment: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) }, body: { words: 'Well asked' } }),
    gets: (who, about) =>
      foundBy(READ_CONVERSATION, about.includes('submitted') ? 'done' : 'not as things are')(
        who,
        about,
      ),
    changes: () => ['comments'],
    tells: oneself,
  },
  deleteComment: {
    letsIn: SIGNED_IN,
    about: thingsOf(DELETE_COMMENT),
    sends: (about) => ({ params: { commentId: id(about) } }),
    gets: foundBy(DELETE_COMMENT, 'done'),
    changes: () => ['comments'],
  },

  // Nobody's name is in it, and what is planted is of too few people for a number.
  readAnalytics: {
    letsIn: ADMINS,
    about: [FROM_THE_START, ...thingsOf(MANAGE_GROUP)],
    sends: (about) => (about === FROM_THE_START ? {} : { query: { group: id(about) } }),
    gets: (who, about) => {
      if (about === NO_ID) return 'not valid'
      return about === FROM_THE_START ? 'shown' : foundBy(MANAGE_GROUP, 'shown')(who, about)
    },
  },
} satisfies Partial<Record<EndpointName, Row>>
