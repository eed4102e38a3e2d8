import { LIBRARY_LIMITS } from '@colloquy/domain/library'
import * as accounts from '../accounts.ts'
import { del, get, post, put } from '../endpoint.ts'
import * as library from '../library.ts'
import { messages } from '../messages.ts'
import * as rehearsals from '../rehearsals.ts'
import { RoleplaysExport } from '../roleplays-file.ts'
import * as roleplays from '../roleplays.ts'

const { Message } = accounts

/** How admins make roleplays and keep them in order. */
export const ofRoleplays = {
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
}
