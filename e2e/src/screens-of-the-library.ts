import type { Page } from 'playwright-core'
import {
  answering,
  answeringWith,
  failing,
  waiting,
  go,
  LONG_WORD,
  NOTHING,
  type Screen,
} from './screen.ts'

const THE_LIBRARY = '**/api/protected/library?**'

/** As many tags as there may be, in two of them, and all of it as long. */
function libraryAtItsFullest(answer: unknown): unknown {
  const { roleplays } = answer as { roleplays: object[] }
  const tags = Array.from({ length: 20 }, (_, n) => `${n} ${LONG_WORD}`.slice(0, 40))
  const folder = { id: NOTHING, name: LONG_WORD.slice(0, 100) }
  const full = Array.from({ length: 12 }, (_, n) => ({
    ...roleplays[0],
    id: `00000000-0000-4000-8000-0000000000${n + 10}`,
    name: LONG_WORD,
    description: n % 2 === 0 ? LONG_WORD : null,
    persona: { name: LONG_WORD, role: LONG_WORD },
    is_archived: n % 3 === 1,
    is_favourite: n % 3 === 2,
    version: n + 1,
    tags: n < 2 ? tags : [],
    folder: n < 4 ? folder : null,
    changed_by: LONG_WORD,
  }))
  return { found: 1001, roleplays: full }
}

const aVersion = (version: number) => ({
  version,
  name: LONG_WORD,
  made_at: '2026-01-05T10:00:00.000Z',
  made_by: version % 3 === 0 ? null : LONG_WORD,
  changes: version === 1 ? null : ['name', 'persona’s background', 'conversation graph'],
})

/** Behind the three dots of the first. */
const fromTheMenu = (item: string, words: string) => async (page: Page) => {
  await go('/library', 'roleplays')(page)
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('button', { name: item, exact: true }).click()
  await page.getByText(words).first().waitFor()
}

const importing = (file: unknown, words: string) => async (page: Page) => {
  await go('/library', 'roleplays')(page)
  await page.getByRole('button', { name: 'Import' }).click()
  const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'roleplays.json', mimeType: 'application/json', buffer })
  await page.getByText(words).first().waitFor()
}

const SOMEBODY = {
  name: LONG_WORD,
  role: 'Practice manager',
  situation: 'Looks for a new tool',
  background: 'Fifteen years of it',
  pain_points: ['No-shows'],
  goals: ['Fewer of them'],
}
const fileOf = (...roleplays: object[]) => ({ format: 'colloquy-roleplays', version: 1, roleplays })

export const SCREENS_OF_THE_LIBRARY: readonly Screen[] = [
  { name: 'library', as: 'admin', open: go('/library', 'roleplays') },
  { name: 'library of a member', as: 'member', open: go('/library', 'roleplays') },
  {
    name: 'library, nothing yet',
    as: 'admin',
    open: answeringWith(
      THE_LIBRARY,
      { found: 0, roleplays: [] },
      go('/library', 'No roleplays yet'),
    ),
  },
  { name: 'library, nothing found', as: 'member', open: go('/library?q=!!!', 'Nothing fits') },
  {
    name: 'library, no favourites',
    as: 'member',
    open: go('/library?favourites=yes', 'No favourites yet'),
  },
  {
    name: 'library, nothing archived',
    as: 'admin',
    open: go('/library?archived=yes', 'Nothing is archived'),
  },
  {
    name: 'library, waiting',
    as: 'member',
    open: waiting(THE_LIBRARY, go('/library', 'Loading the roleplays')),
  },
  {
    name: 'library, failed',
    as: 'member',
    open: failing(THE_LIBRARY, go('/library', 'Try Again')),
  },
  {
    name: 'library, long and full, all of it chosen',
    as: 'admin',
    open: answering(THE_LIBRARY, libraryAtItsFullest, async (page) => {
      await go('/library', 'More than 1000 roleplays')(page)
      await page.getByLabel('Choose all that are shown').check()
      await page.getByText('12 chosen').waitFor()
    }),
  },
  {
    name: 'library, a menu open',
    as: 'admin',
    open: async (page) => {
      await go('/library', 'roleplays')(page)
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Archive' }).waitFor()
    },
  },
  {
    name: 'library, folder and tags of one',
    as: 'admin',
    open: answering(
      THE_LIBRARY,
      libraryAtItsFullest,
      fromTheMenu('Folder and tags', 'Tags that stay'),
    ),
  },
  {
    name: 'library, versions',
    as: 'admin',
    open: answeringWith(
      '**/api/protected/roleplay/versions/*?**',
      Array.from({ length: 20 }, (_, n) => aVersion(20 - n)),
      fromTheMenu('Versions', 'Version 20'),
    ),
  },
  {
    name: 'library, what a version says',
    as: 'admin',
    open: async (page) => {
      await fromTheMenu('Versions', 'The first one')(page)
      await page.getByRole('button', { name: /^Read it/ }).click()
      await page.getByText('Pain points').waitFor()
    },
  },
  {
    name: 'library, a new folder refused',
    as: 'admin',
    open: async (page) => {
      await go('/library', 'roleplays')(page)
      await page.getByRole('button', { name: 'New folder' }).click()
      await page.getByRole('button', { name: 'Make the folder' }).click()
      await page.getByText('Folder name is required').waitFor()
    },
  },
  {
    name: 'library, an import with problems',
    as: 'admin',
    open: importing(
      fileOf(
        { name: '', persona: SOMEBODY },
        { name: 'Unsound', persona: SOMEBODY, graph: { stages: [] } },
      ),
      '2 things to mend',
    ),
  },
  {
    name: 'library, an import of what is no JSON',
    as: 'admin',
    open: importing('{"format": ', 'This is no JSON file'),
  },
  {
    name: 'library, an import to be made',
    as: 'admin',
    open: importing(
      fileOf(
        { name: 'Discovery call with a sceptical operations lead', persona: SOMEBODY },
        { name: LONG_WORD, folder: LONG_WORD.slice(0, 100), colour: 'red', persona: SOMEBODY },
      ),
      'There is one of this name already',
    ),
  },
]
