/** How many there may be, so that a list stays one that people can look through. */
export const LIBRARY_LIMITS = {
  folders: 200,
  folderCharacters: 100,
  tags: 20,
  tagCharacters: 40,
  /** Of what is changed, exported or imported in one go. */
  atOnce: 100,
  /** Of an imported file: a hundred roleplays with long texts, or twenty with the longest graphs. */
  fileBytes: 4 * 1024 * 1024,
} as const

/** Tags differ by their letters alone: neither by capitals nor by spaces. */
export const tidyTag = (tag: string): string => tag.trim().replace(/\s+/g, ' ').toLowerCase()

export const tidyTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(tidyTag).filter((tag) => tag !== ''))].toSorted()

const COPY_OF = 'Copy of '

/** As long as names may be, whatever the name of the first. */
export const nameOfCopy = (name: string, mostCharacters: number): string =>
  `${COPY_OF}${name}`.slice(0, mostCharacters).toWellFormed().trimEnd()
