import { LIBRARY_LIMITS } from '@colloquy/domain/library'

/** A little stays for what is around it on its way. */
const MOST_BYTES = LIBRARY_LIMITS.fileBytes - 1024

type ReadFile = { file: unknown } | { problem: string }

/** As JSON, or why it is none, in words for whoever chose it. */
export async function readJsonFile(chosen: Blob): Promise<ReadFile> {
  if (chosen.size > MOST_BYTES) return { problem: 'The file has more than 4 MB.' }
  try {
    return { file: JSON.parse(await chosen.text()) }
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) return { problem: 'The file could not be read.' }
    const at = /line (\d+)/.exec(failure.message)?.[1]
    return {
      problem: `This is no JSON file${at === undefined ? '' : `: look at its line ${at}`}.`,
    }
  }
}
