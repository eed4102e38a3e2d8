import type { EndpointName } from '@colloquy/contract/endpoints'
import { aRoleplayBody } from '../../../testing/world.ts'
import { ADMINS, type Actor, SIGNED_IN, foreignSideOf, own, sideOf } from '../actors.ts'
import { EDIT_ROLEPLAY, FIND_ROLEPLAY, SEE_ROLEPLAY, graphOf } from '../rights/roleplays.ts'
import {
  type Allowed,
  FROM_ELSEWHERE,
  FROM_THE_START,
  IT,
  NEITHER,
  type Row,
  allOf,
  alsoFor,
  foundBy,
  plain,
  thingsOf,
} from '../row.ts'
import { NO_ID, id, thing } from '../world.ts'

/** Where several are named at once, what is no id makes all of it wrong. */
const CHANGE_SEVERAL: Allowed = { ...EDIT_ROLEPLAY }
delete CHANGE_SEVERAL[NO_ID]

/** The public ones lie in the one, the others in the other. */
const folderOf = (roleplay: string): string =>
  roleplay.replace(
    /roleplay .*/,
    /public|deleted/.test(roleplay) ? 'folder shown' : 'folder hidden',
  )

const MANAGE_FOLDER: Allowed = {
  'acme/folder shown': ['admin'],
  'acme/folder hidden': ['admin'],
  'other/folder shown': ['admin of another organization'],
  ...NEITHER,
}

const ARCHIVED = 'what is archived'

const IN_A_FOREIGN_FOLDER = 'in a folder of another organization'

const BESIDE_FOREIGN = 'beside what is another organization’s'

const INTO_FOREIGN = 'into a folder of another organization'

/** The one that was marked when the world was planted. */
const isFavourite = (who: Actor, about: string): boolean =>
  who === 'member inside the group' && about === 'acme/roleplay public'

const aFileWith = (roleplay: { name: string }) => {
  const { schema_data } = aRoleplayBody()
  const { persona } = schema_data
  return {
    format: 'colloquy-roleplays',
    version: 1,
    roleplays: [{ persona, folder: 'A new folder', ...roleplay }],
  }
}

const FILES: Record<string, unknown> = {
  'a sound file': aFileWith({ name: 'A new one' }),
  'a file with a flaw': aFileWith({ name: ' ' }),
  'no file of ours': {},
}

export const libraryRows = {
  readLibrary: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE, ARCHIVED, IN_A_FOREIGN_FOLDER],
    sends: (about, who) => {
      const foreign = foreignSideOf(who)
      if (about === ARCHIVED) return { query: { archived: 'true' } }
      if (about === FROM_ELSEWHERE)
        return { query: { after: id(`${foreign}/roleplay in another`) } }
      return about === FROM_THE_START
        ? {}
        : { query: { folder: id(`${foreign === 'nobody' ? 'acme' : foreign}/folder hidden`) } }
    },
    gets: () => 'shown',
    tells: (who, about) => {
      if (about === ARCHIVED)
        return ADMINS.includes(who) ? own(who, 'roleplay archived', 'folder hidden') : []
      const seen = about === FROM_THE_START ? allOf(who, SEE_ROLEPLAY) : []
      return [...seen, ...new Set(seen.map(folderOf))]
    },
  },
  readLibraryFilters: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    // Each roleplay has a tag of its own.
    tells: (who) => {
      const seen = allOf(who, SEE_ROLEPLAY)
      return [...seen, ...new Set(seen.map(folderOf))]
    },
  },
  addFavourite: {
    letsIn: SIGNED_IN,
    about: thingsOf({ ...FIND_ROLEPLAY, ...NEITHER }),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: foundBy(FIND_ROLEPLAY, 'done'),
    changes: (who, about) => (isFavourite(who, about) ? [] : ['roleplay_favourites']),
  },
  removeFavourite: {
    letsIn: SIGNED_IN,
    about: thingsOf({ ...FIND_ROLEPLAY, ...NEITHER }),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: (_, about) => (about === NO_ID ? 'not found' : 'done'),
    changes: (who, about) => (isFavourite(who, about) ? ['roleplay_favourites'] : []),
  },
  duplicateRoleplay: {
    letsIn: ADMINS,
    about: thingsOf(EDIT_ROLEPLAY),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: foundBy(EDIT_ROLEPLAY, 'done'),
    changes: () => ['roleplay_versions', 'roleplays'],
    // In what is told of the copy.
    tells: (_, about) => [about, graphOf(about)],
  },
  changeLibrary: {
    letsIn: ADMINS,
    about: [
      ...alsoFor(thingsOf(CHANGE_SEVERAL), BESIDE_FOREIGN),
      ...thingsOf(CHANGE_SEVERAL).map((thing) => `${thing} – ${INTO_FOREIGN}`),
    ],
    sends: (about, who) => {
      const ids = [id(plain(about))]
      const foreign = foreignSideOf(who)
      if (about.endsWith(BESIDE_FOREIGN))
        return { body: { ids: [...ids, id(`${foreign}/roleplay public`)], add_tags: ['new'] } }
      return about.endsWith(INTO_FOREIGN)
        ? { body: { ids, folder_id: id(`${foreign}/folder shown`) } }
        : { body: { ids, folder_id: null, add_tags: ['new'], archived: true } }
    },
    gets: (who, about) => {
      if (about.endsWith(BESIDE_FOREIGN)) return 'not found'
      return foundBy(CHANGE_SEVERAL, about.endsWith(INTO_FOREIGN) ? 'not valid' : 'done')(
        who,
        about,
      )
    },
    changes: () => ['roleplays'],
  },
  exportRoleplays: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(CHANGE_SEVERAL), BESIDE_FOREIGN),
    sends: (about, who) => {
      const foreign = id(`${foreignSideOf(who)}/roleplay public`)
      const ids = [id(plain(about)), ...(plain(about) === about ? [] : [foreign])]
      return { body: { ids } }
    },
    gets: (who, about) =>
      about.endsWith(BESIDE_FOREIGN) ? 'not found' : foundBy(CHANGE_SEVERAL, 'shown')(who, about),
    tells: (_, about) => [about, graphOf(about), folderOf(about)],
  },
  previewImport: {
    letsIn: ADMINS,
    about: Object.keys(FILES),
    sends: (about) => ({ body: { file: FILES[about] } }),
    gets: () => 'shown',
  },
  importRoleplays: {
    letsIn: ADMINS,
    about: Object.keys(FILES),
    sends: (about) => ({ body: { file: FILES[about] } }),
    gets: (_, about) => (about === 'a sound file' ? 'done' : 'not valid'),
    changes: () => ['folders', 'roleplay_versions', 'roleplays'],
  },
  createFolder: {
    letsIn: ADMINS,
    about: ['a new name', 'a name that is taken', 'a name that is taken elsewhere'],
    sends: (about, who) => {
      const isElsewhere = about.endsWith('elsewhere') || sideOf(who) === 'nobody'
      const side = isElsewhere ? foreignSideOf(who) : sideOf(who)
      const name = about === 'a new name' ? 'A new one' : thing(`${side}/folder shown`).canary
      return { body: { name } }
    },
    gets: (_, about) => (about === 'a name that is taken' ? 'not as things are' : 'done'),
    changes: () => ['folders'],
    // Its own name, as it was sent.
    tells: (who, about) =>
      about.endsWith('elsewhere') ? [`${foreignSideOf(who)}/folder shown`] : [],
  },
  renameFolder: {
    letsIn: ADMINS,
    about: thingsOf(MANAGE_FOLDER),
    sends: (about) => ({ params: { folderId: id(about) }, body: { name: 'Renamed' } }),
    gets: foundBy(MANAGE_FOLDER, 'done'),
    changes: () => ['folders'],
    tells: (_, about) => [about],
  },
  deleteFolder: {
    letsIn: ADMINS,
    about: thingsOf(MANAGE_FOLDER),
    sends: (about) => ({ params: { folderId: id(about) } }),
    gets: foundBy(MANAGE_FOLDER, 'done'),
    changes: () => ['folders', 'roleplays'],
  },
} satisfies Partial<Record<EndpointName, Row>>
