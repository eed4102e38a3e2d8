/**
 * Every call of the API: method, path, who may make it, what goes in, what comes back. The server's
 * routes, the client, the OpenAPI document and the authorisation tests are all made from this page.
 */
import { LIBRARY_LIMITS } from '@colloquy/domain/library'
import { z } from 'zod'
import * as said from './about-grades.ts'
import * as accounts from './accounts.ts'
import * as assignments from './assignments.ts'
import * as comments from './comments.ts'
import * as conversations from './conversations.ts'
import { Dashboard } from './dashboard.ts'
import * as developer from './developer.ts'
import { Analytics, AnalyticsFilter } from './analytics.ts'
import { del, get, post, put } from './endpoint.ts'
import { Grade, GradePending } from './grades.ts'
import * as library from './library.ts'
import { messages, refusals } from './messages.ts'
import * as organizations from './organizations.ts'
import { Progress, ProgressQuery } from './progress.ts'
import * as rehearsals from './rehearsals.ts'
import * as roleplays from './roleplays.ts'
import { RoleplaysExport } from './roleplays-file.ts'
import { Health } from './health.ts'
import { WaitlistEntry } from './waitlist.ts'

const { Message } = accounts

export const endpoints = {
  // Anyone
  health: get('/api/public/health', {
    who: 'anyone',
    about: 'Whether the server and its parts work. 503 without the database.',
    answer: Health,
    also: { 503: Health },
  }),
  joinWaitlist: post('/api/public/waitlist', {
    who: 'anyone',
    about: 'Join the waitlist. A second time updates the interests and answers alike.',
    body: WaitlistEntry,
    answer: Message,
  }),
  signIn: post('/api/auth/signin', {
    who: 'anyone',
    about: 'Sign in. The token goes into the Authorization header of the calls that need one.',
    body: accounts.SignIn,
    refuses: { 401: refusals.wrongPassword, 403: 'The account is disabled' },
    answer: accounts.SignedIn,
  }),
  signUp: post('/api/auth/signup', {
    who: 'anyone',
    about: 'Create an account, without an organization yet.',
    body: accounts.SignUp,
    answer: Message,
  }),
  setPasswordByLink: post('/api/auth/password', {
    who: 'anyone',
    about: 'Set a password with a one-time link. Ends every session of the account.',
    body: accounts.PasswordByLink,
    refuses: { 404: 'No such link, or not any more' },
    answer: Message,
  }),
  previewPasswordLink: post('/api/auth/password/link', {
    who: 'anyone',
    about: 'Until when a link to set a password works. It is not used by this.',
    body: accounts.LinkToken,
    refuses: { 404: 'No such link, or not any more' },
    answer: accounts.PasswordLinkPreview,
  }),
  previewInvitation: post('/api/auth/invitation', {
    who: 'anyone',
    about: 'What an invitation link is for.',
    body: accounts.LinkToken,
    refuses: { 404: 'No such invitation, or not any more' },
    answer: organizations.InvitationPreview,
  }),

  // One's own account
  signOut: post('/api/protected/signout', {
    who: 'signed-in',
    about: 'End this session.',
    answer: Message,
  }),
  readAccount: get('/api/protected/account', {
    who: 'signed-in',
    about: 'Who one is, and in which organization.',
    answer: accounts.Account,
  }),
  changeAccount: put('/api/protected/account', {
    who: 'signed-in',
    about: "Change one's name.",
    body: accounts.AccountChange,
    answer: accounts.Account,
  }),
  changePassword: put('/api/protected/account/password', {
    who: 'signed-in',
    about: "Change one's password. Ends every other session.",
    body: accounts.PasswordChange,
    answer: Message,
  }),
  listSessions: get('/api/protected/account/sessions', {
    who: 'signed-in',
    about: 'Where one is signed in.',
    answer: z.array(accounts.Session),
  }),
  endSession: del('/api/protected/account/sessions/:sessionId', {
    who: 'signed-in',
    about: "End one of one's sessions.",
    params: accounts.SessionId,
    answer: Message,
  }),
  createOrganization: post('/api/protected/organization', {
    who: 'signed-in',
    about: 'Make an organization and become its admin. For those who have none.',
    body: organizations.OrganizationInput,
    answer: organizations.Organization,
  }),
  acceptInvitation: post('/api/protected/invitations/accept', {
    who: 'signed-in',
    about: 'Join an organization by an invitation link. For those who have none.',
    body: accounts.LinkToken,
    refuses: { 404: 'No such invitation, or not any more, or for somebody else' },
    answer: accounts.Account,
  }),

  // Practising
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

  // Admins
  gradeAgain: post('/api/protected/grades/:conversationId/again', {
    who: 'admin',
    about:
      'Grade a conversation again: one’s own, or one that was submitted. Earlier gradings stay. Not while it is being graded.',
    params: conversations.ConversationId,
    answer: GradePending,
  }),
  changeOrganization: put('/api/protected/organization', {
    who: 'admin',
    about: 'Whether the sound of calls is kept, of those who agree to it.',
    body: organizations.OrganizationChange,
    answer: accounts.Account,
  }),
  createRoleplay: post('/api/protected/roleplay/create', {
    who: 'admin',
    refusal: messages.onlyAdminsCreate,
    about: 'Create a roleplay.',
    body: roleplays.RoleplayInput,
    answer: roleplays.Roleplay,
  }),
  editRoleplay: put('/api/protected/roleplay/edit/:roleplayId', {
    who: 'admin',
    refusal: messages.onlyAdminsEdit,
    about:
      'Edit a roleplay. Makes a new version; conversations keep the one they used. Scenario, difficulty and graph stay as they are when they are left out; null takes the graph away.',
    params: roleplays.RoleplayId,
    query: roleplays.RoleplayEdited,
    body: roleplays.RoleplayInput,
    answer: roleplays.Roleplay,
  }),
  deleteRoleplay: del('/api/protected/roleplay/edit/:roleplayId', {
    who: 'admin',
    refusal: messages.onlyAdminsEdit,
    about: 'Delete a roleplay: hidden with soft_delete=true, gone for good with false.',
    params: roleplays.RoleplayId,
    query: roleplays.RoleplayDeletion,
    answer: Message,
  }),
  rehearseRoleplay: post('/api/protected/roleplay/rehearsals', {
    who: 'admin',
    refusal: messages.onlyAdminsCreate,
    about:
      'What a persona would answer to each of these questions, asked first thing, and where the answer comes from. Keeps nothing.',
    body: rehearsals.Rehearsal,
    answer: rehearsals.Rehearsed,
  }),
  duplicateRoleplay: post('/api/protected/roleplay/duplicate/:roleplayId', {
    who: 'admin',
    about: 'A copy with the same content, folder and tags. Only admins see it, until it is shared.',
    params: roleplays.RoleplayId,
    answer: roleplays.Roleplay,
  }),
  changeLibrary: post('/api/protected/library/changes', {
    who: 'admin',
    about: 'Archive, restore, tag or move several roleplays: all of them, or none.',
    body: library.LibraryChange,
    refuses: { 404: 'One of them does not exist' },
    answer: Message,
  }),
  exportRoleplays: post('/api/protected/library/export', {
    who: 'admin',
    about: 'Several roleplays as one file, with graphs and rubrics.',
    body: library.Chosen,
    refuses: { 404: 'One of them does not exist' },
    answer: RoleplaysExport,
  }),
  previewImport: post('/api/protected/library/import/preview', {
    who: 'admin',
    about: 'What would be made of a file of roleplays, and what is wrong with it. Changes nothing.',
    body: library.ImportInput,
    mostBytes: LIBRARY_LIMITS.fileBytes,
    answer: library.ImportPreview,
  }),
  importRoleplays: post('/api/protected/library/import', {
    who: 'admin',
    about:
      'Make roleplays of a file: all of them, or none. Only admins see them, until they are shared.',
    body: library.ImportInput,
    mostBytes: LIBRARY_LIMITS.fileBytes,
    answer: library.Imported,
  }),
  listVersions: get('/api/protected/roleplay/versions/:roleplayId', {
    who: 'admin',
    about: 'The versions of a roleplay, newest first: when, by whom, and what changed.',
    params: roleplays.RoleplayId,
    query: library.VersionPage,
    answer: library.RoleplayVersions,
  }),
  readVersion: get('/api/protected/roleplay/versions/:roleplayId/:version', {
    who: 'admin',
    about: 'One version of a roleplay.',
    params: library.VersionId,
    answer: library.RoleplayVersion,
  }),
  goBackToVersion: post('/api/protected/roleplay/versions/:roleplayId/:version', {
    who: 'admin',
    about: 'Make a new version with the content of an old one. Who sees the roleplay stays.',
    params: library.VersionId,
    query: roleplays.RoleplayEdited,
    answer: roleplays.Roleplay,
  }),
  createFolder: post('/api/protected/folders', {
    who: 'admin',
    about: 'Make a folder for roleplays.',
    body: library.FolderInput,
    answer: library.Folder,
  }),
  renameFolder: put('/api/protected/folders/:folderId', {
    who: 'admin',
    about: 'Rename a folder.',
    params: library.FolderId,
    body: library.FolderInput,
    answer: library.Folder,
  }),
  deleteFolder: del('/api/protected/folders/:folderId', {
    who: 'admin',
    about: 'Delete a folder. Its roleplays stay, in none.',
    params: library.FolderId,
    answer: Message,
  }),
  listGroups: get('/api/protected/roleplay/groups', {
    who: 'admin',
    about: 'The groups of the organization. Those that are switched off only with inactive=true.',
    query: organizations.GroupList,
    answer: z.array(organizations.Group),
  }),
  createGroup: post('/api/protected/groups', {
    who: 'admin',
    about: 'Make a group.',
    body: organizations.GroupInput,
    answer: organizations.Group,
  }),
  editGroup: put('/api/protected/groups/:groupId', {
    who: 'admin',
    about: 'Rename a group, or switch it off: then it grants nothing.',
    params: organizations.GroupId,
    body: organizations.GroupInput,
    answer: organizations.Group,
  }),
  deleteGroup: del('/api/protected/groups/:groupId', {
    who: 'admin',
    about: 'Delete a group. Its members and roleplays stay.',
    params: organizations.GroupId,
    answer: Message,
  }),
  listMembers: get('/api/protected/members', {
    who: 'admin',
    about: 'The members of the organization, in the order in which they joined.',
    query: organizations.MemberPage,
    answer: z.array(organizations.Member),
  }),
  addMember: post('/api/protected/members', {
    who: 'admin',
    about: 'Make an account for somebody, with a link to set its password.',
    body: organizations.MemberInput,
    answer: organizations.NewMember,
  }),
  changeMember: put('/api/protected/members/:userId', {
    who: 'admin',
    about: 'Change role and groups of a member, or disable the account.',
    params: organizations.MemberId,
    body: organizations.MemberChange,
    answer: organizations.Member,
  }),
  removeMember: del('/api/protected/members/:userId', {
    who: 'admin',
    about: 'Remove a member from the organization. Ends their sessions.',
    params: organizations.MemberId,
    answer: Message,
  }),
  createPasswordLink: post('/api/protected/members/:userId/password-link', {
    who: 'admin',
    about: 'A one-time link with which a member sets a new password.',
    params: organizations.MemberId,
    answer: organizations.OneTimeLink,
  }),
  listInvitations: get('/api/protected/invitations', {
    who: 'admin',
    about: 'Invitations that nobody has accepted yet.',
    answer: z.array(organizations.Invitation),
  }),
  createInvitation: post('/api/protected/invitations', {
    who: 'admin',
    about: 'A link by which somebody joins, with a role and groups.',
    body: organizations.InvitationInput,
    answer: organizations.NewInvitation,
  }),
  deleteInvitation: del('/api/protected/invitations/:invitationId', {
    who: 'admin',
    about: 'Take an invitation back.',
    params: organizations.InvitationId,
    answer: Message,
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

  // Developers
  listOrganizations: get('/api/dev/organizations', {
    who: 'developer',
    about: 'All organizations, oldest first.',
    query: developer.OrganizationPage,
    answer: developer.Organizations,
  }),
  listOrganizationUsers: get('/api/dev/organization/:organizationId/users', {
    who: 'developer',
    about: 'The users of an organization.',
    params: developer.OrganizationId,
    query: organizations.MemberPage,
    answer: developer.OrganizationUsers,
  }),
  deleteOrganization: del('/api/dev/organization/delete', {
    who: 'developer',
    about: 'Delete an organization and the accounts that belong nowhere else.',
    query: developer.OrganizationDeletionQuery,
    body: developer.OrganizationDeletionBody,
    refuses: { 404: 'No such organization' },
    answer: Message,
  }),
  seedOrganization: post('/api/dev/seed/organization', {
    who: 'developer',
    about: 'Make an organization with groups and accounts, and a CSV with their passwords.',
    body: developer.SeedRequest,
    answer: developer.SeedAnswer,
  }),
}

export type EndpointName = keyof typeof endpoints
