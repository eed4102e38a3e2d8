import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { SHOWING_ROLEPLAYS } from '../../data/library.ts'
import { saveFile } from '../../data/save-file.ts'
import { useToast } from '../../ui/toasts.tsx'

export type LibraryChange = {
  ids: string[]
  archived?: boolean
  folder_id?: string | null
  add_tags?: string[]
  remove_tags?: string[]
}

/** Something to do with roleplays. What shows them is looked up anew; a failure stays with who asked. */
export function useLibraryWork<Wish, Made>(work: (wish: Wish) => Promise<Made>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: work,
    networkMode: 'always',
    onSuccess: () =>
      Promise.all(SHOWING_ROLEPLAYS.map((part) => queries.invalidateQueries({ queryKey: [part] }))),
  })
}

export const useChange = () =>
  useLibraryWork((body: LibraryChange) => call(endpoints.changeLibrary, { body }))

/** As many of them as are chosen, as one file. */
export function useExport() {
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: (these: readonly { id: string }[]) =>
      call(endpoints.exportRoleplays, { body: { ids: these.map(({ id }) => id) } }),
    onSuccess: (file) => {
      saveFile({
        name: fileNameOf(file.roleplays, new Date()),
        type: 'application/json',
        content: `${JSON.stringify(file, null, 2)}\n`,
      })
      toast(`Exported: ${inWords(file.roleplays.length)}`)
    },
  })
}

/** One is called by its name: five of them can be told apart. */
export function fileNameOf(roleplays: readonly { name: string }[], now: Date): string {
  const [only, ...others] = roleplays
  const words =
    only === undefined || others.length > 0
      ? null
      : only.name.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  const name = words?.join('-').slice(0, MOST_NAME_CHARACTERS) ?? 'roleplays'
  return `colloquy-${name}-${now.toISOString().slice(0, 10)}.json`
}

const MOST_NAME_CHARACTERS = 60

export const inWords = (count: number): string =>
  count === 1 ? '1 roleplay' : `${count} roleplays`
