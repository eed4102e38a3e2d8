import { z } from 'zod'
import * as said from '../about-grades.ts'
import * as accounts from '../accounts.ts'
import * as assignments from '../assignments.ts'
import * as comments from '../comments.ts'
import * as conversations from '../conversations.ts'
import { Dashboard } from '../dashboard.ts'
import { del, get, post, put } from '../endpoint.ts'
import { Grade, GradePending } from '../grades.ts'
import * as library from '../library.ts'
import { Progress, ProgressQuery } from '../progress.ts'
import * as roleplays from '../roleplays.ts'

const { Message } = accounts

/** What a member practises, reads and says. */
export const ofPractising = {
  readDashboard: get('/api/protected/dashboard', {
    who: 'signed-in',
    about: 'Totals, recent conversations, and what one may do.',
    answer: Dashboard,
  }),
  listRoleplays: get('/api/protected/roleplay/list', {
    who: 'signed-in',
    about: 'The roleplays one can see, by name.',
    query: roleplays.RoleplayPage,
    answer: z.array(roleplays.RoleplaySummary),
  }),
  readRoleplay: get('/api/protected/roleplay/select/:roleplayId', {
    who: 'signed-in',
    about: 'One roleplay.',
    params: roleplays.RoleplayId,
    answer: roleplays.Roleplay,
  }),
  readLibrary: get('/api/protected/library', {
    who: 'signed-in',
    about: 'Find roleplays among those one can see.',
    query: library.LibraryPage,
    answer: library.Library,
  }),
  readLibraryFilters: get('/api/protected/library/filters', {
    who: 'signed-in',
    about: 'Folders and tags of the roleplays one can see. Admins see empty folders as well.',
    answer: library.LibraryFilters,
  }),
  addFavourite: put('/api/protected/favourites/:roleplayId', {
    who: 'signed-in',
    about: 'Mark a roleplay as a favourite of one’s own. Said again, it changes nothing.',
    params: roleplays.RoleplayId,
    answer: Message,
  }),
  removeFavourite: del('/api/protected/favourites/:roleplayId', {
    who: 'signed-in',
    about: 'It is no favourite any more. Said again, it changes nothing.',
    params: roleplays.RoleplayId,
    answer: Message,
  }),
  requestRoom: post('/api/protected/requestroom', {
    who: 'signed-in',
    about: 'Start a conversation. Of the body only schema_id counts. Not of what is archived.',
    body: conversations.RoomRequest,
    refuses: { 404: 'No such roleplay, or not yours to see' },
    answer: conversations.RoomPass,
  }),
  rejoinRoom: post('/api/protected/conversations/:conversationId/room', {
    who: 'signed-in',
    about: 'Come back into a conversation of one’s own that has not ended.',
    params: conversations.ConversationId,
    answer: conversations.RoomPass,
  }),
  startDrill: post('/api/protected/conversations/:conversationId/drill', {
    who: 'signed-in',
    about: 'Start a conversation that goes on from a moment of one’s own that has ended.',
    params: conversations.ConversationId,
    body: conversations.DrillRequest,
    answer: conversations.RoomPass,
  }),
  endConversation: post('/api/protected/conversations/:conversationId/end', {
    who: 'signed-in',
    about: 'Leave a conversation of one’s own for good. Said again, it changes nothing.',
    params: conversations.ConversationId,
    answer: Message,
  }),
  listConversations: get('/api/protected/conversations', {
    who: 'signed-in',
    about: 'One’s conversations, newest first.',
    query: conversations.ConversationPage,
    answer: z.array(conversations.ConversationSummary),
  }),
  searchHistory: get('/api/protected/history', {
    who: 'signed-in',
    about:
      'One’s conversations that fit, newest first. A page looks at so many of them at most: it may find few, and tells where to look on.',
    query: conversations.HistorySearch,
    answer: conversations.History,
  }),
  readProgress: get('/api/protected/progress', {
    who: 'signed-in',
    about:
      'How one’s practice of a use case goes: scores, skills and figures over time, and what to practise next.',
    query: ProgressQuery,
    answer: Progress,
  }),
  readConversation: get('/api/protected/conversations/:conversationId', {
    who: 'signed-in',
    about: 'State and transcript of a conversation, for those who may read its grade.',
    params: conversations.ConversationId,
    answer: conversations.Conversation,
  }),
  readGrade: get('/api/protected/grades/:conversationId', {
    who: 'signed-in',
    about: 'The grade: for its learner, and for admins once it was submitted.',
    params: conversations.ConversationId,
    answer: Grade,
    also: { 202: GradePending },
  }),
  submitGrade: post('/api/protected/grades/:conversationId/submit', {
    who: 'signed-in',
    about:
      'Show the grade and the transcript of a conversation of one’s own to the admins, for good.',
    params: conversations.ConversationId,
    answer: said.Submission,
  }),
  predictGrade: post('/api/protected/grades/:conversationId/prediction', {
    who: 'signed-in',
    about:
      'What one expects of a talk of one’s own, or null without wanting to say. The first answer counts, and comes back.',
    params: conversations.ConversationId,
    body: said.PredictionInput,
    answer: said.Prediction,
  }),
  disagree: post('/api/protected/grades/:conversationId/disagreements', {
    who: 'signed-in',
    about:
      'Say of a criterion of one’s own grade that it was judged wrongly, and which turn shows it. Submits the grade, for an admin decides.',
    params: conversations.ConversationId,
    body: said.DisagreementInput,
    answer: said.Disagreement,
  }),
  createComment: post('/api/protected/grades/:conversationId/comments', {
    who: 'signed-in',
    about:
      'Say something about a talk that was submitted, or about one of its turns. Its learner and the admins can read it.',
    params: conversations.ConversationId,
    body: comments.CommentInput,
    answer: comments.Comment,
  }),
  deleteComment: del('/api/protected/comments/:commentId', {
    who: 'signed-in',
    about: 'Delete a comment of one’s own.',
    params: comments.CommentId,
    answer: Message,
  }),
  listAssigned: get('/api/protected/assigned', {
    who: 'signed-in',
    about: 'What one was asked to practise, and how one stands with it.',
    query: assignments.AssignedPage,
    answer: z.array(assignments.AssignedPractice),
  }),
  readCalendar: get('/api/protected/assigned/calendar', {
    who: 'signed-in',
    about: 'A calendar of what one was asked to practise, is open and has a due date.',
    answer: assignments.CalendarFile,
  }),
  readAssignment: get('/api/protected/assignments/:assignmentId', {
    who: 'signed-in',
    about:
      'One assignment: for those it is for, those who made attempts at it, and admins. Everybody sees their own attempts alone.',
    params: assignments.AssignmentId,
    answer: assignments.Assignment,
  }),
  readAssignmentCalendar: get('/api/protected/assignments/:assignmentId/calendar', {
    who: 'signed-in',
    about: 'A calendar of one assignment of one’s own that is open and has a due date.',
    params: assignments.AssignmentId,
    answer: assignments.CalendarFile,
  }),
  startAttempt: post('/api/protected/assignments/:assignmentId/start', {
    who: 'signed-in',
    about:
      'Start a conversation that is an attempt at an assignment of one’s own. To be asked is enough: the roleplay may be private.',
    params: assignments.AssignmentId,
    answer: conversations.RoomPass,
  }),
  deleteRecording: del('/api/protected/conversations/:conversationId/recording', {
    who: 'signed-in',
    about: 'Delete the sound of a conversation of one’s own. Said again, it changes nothing.',
    params: conversations.ConversationId,
    answer: Message,
  }),
}
