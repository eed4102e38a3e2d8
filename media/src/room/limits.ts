/** Nobody's client needs more than these. The first four are LiveKit's own. */

export const MOST_METADATA_BYTES = 512 * 1024
/** Keys and values together. */
const MOST_ATTRIBUTES_BYTES = 64_000
export const MOST_NAME_LENGTH = 256
export const MOST_IDENTITY_LENGTH = 256
export const MOST_TRACKS_EACH = 16
/** Asked for in one room. */
export const MOST_DISPATCHES_EACH = 32
export const MOST_FRAME_BYTES = 1024 * 1024

export function attributesTooLarge(attributes: Record<string, string>): boolean {
  const bytes = Object.entries(attributes)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return bytes > MOST_ATTRIBUTES_BYTES
}

/** Empty ones are taken away. */
export const mergedAttributes = (
  before: Record<string, string>,
  changes: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''))
