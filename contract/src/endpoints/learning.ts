import { z } from 'zod'
import * as said from '../about-grades.ts'
import * as accounts from '../accounts.ts'
import { Analytics, AnalyticsFilter } from '../analytics.ts'
import * as assignments from '../assignments.ts'
import * as conversations from '../conversations.ts'
import { del, get, post, put } from '../endpoint.ts'
import { GradePending } from '../grades.ts'

const { Message } = accounts

/** How admins follow what is learned: grades, analytics, disagreements and assignments. */
export const ofLearning = {
  gradeAgain: post('/api/protected/grades/:conversationId/again', {
    who: 'admin',
    about:
      'Grade a conversation again: one’s own, or one that was submitted. Earlier gradings stay. Not while it is being graded.',
    params: conversations.ConversationId,
    answer: GradePending,
  }),
  readAnalytics: get('/api/protected/analytics', {
    who: 'admin',
    about:
      'What was submitted, in sums over months: of a group or everybody, a roleplay, a use case. Nothing of fewer than five people.',
    query: AnalyticsFilter,
    refuses: { 404: 'No such group or roleplay' },
    answer: Analytics,
  }),
  listDisagreements: get('/api/protected/disagreements', {
    who: 'admin',
    about: 'Disagreements of others that nobody has decided yet, oldest first.',
    query: said.OpenDisagreementPage,
    answer: z.array(said.OpenDisagreement),
  }),
  decideDisagreement: post('/api/protected/disagreements/:disagreementId/decision', {
    who: 'admin',
    about:
      'Accept a disagreement with the score that counts from now on, or reject it. Once, and never about one’s own grade.',
    params: said.DisagreementId,
    body: said.Decision,
    refuses: { 403: 'Not an admin, or it is about one’s own grade' },
    answer: said.Disagreement,
  }),
  listAssignments: get('/api/protected/assignments', {
    who: 'admin',
    about: 'The assignments of the organization with how many people stand where, newest first.',
    query: assignments.AssignmentPage,
    answer: z.array(assignments.AssignmentSummary),
  }),
  listAssignedPeople: get('/api/protected/assignments/:assignmentId/people', {
    who: 'admin',
    about:
      'Those an assignment is for, and those who submitted something before they left, by name. What was not submitted does not show.',
    params: assignments.AssignmentId,
    query: assignments.AssignedPeoplePage,
    answer: z.array(assignments.AssignedPerson),
  }),
  createAssignment: post('/api/protected/assignments', {
    who: 'admin',
    about: 'Ask people and groups to practise a roleplay.',
    body: assignments.AssignmentInput,
    answer: assignments.Assignment,
  }),
  editAssignment: put('/api/protected/assignments/:assignmentId', {
    who: 'admin',
    about: 'Change what is asked, and of whom. What was practised so far stays.',
    params: assignments.AssignmentId,
    body: assignments.AssignmentChange,
    answer: assignments.Assignment,
  }),
  closeAssignment: post('/api/protected/assignments/:assignmentId/close', {
    who: 'admin',
    about:
      'Let nobody start it any more. What was submitted stays. Said again, it changes nothing.',
    params: assignments.AssignmentId,
    answer: assignments.Assignment,
  }),
  reopenAssignment: post('/api/protected/assignments/:assignmentId/reopen', {
    who: 'admin',
    about: 'Open an assignment that was closed. Said again, it changes nothing.',
    params: assignments.AssignmentId,
    answer: assignments.Assignment,
  }),
  deleteAssignment: del('/api/protected/assignments/:assignmentId', {
    who: 'admin',
    about: 'Delete an assignment for good. The attempts stay, as conversations like others.',
    params: assignments.AssignmentId,
    answer: Message,
  }),
}
