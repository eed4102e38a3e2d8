import type { EngineInUse } from '@colloquy/contract/room'
import type { OnUse } from '../engines.ts'

/** Which of the two does the work, told when it changes. */
export type Turns = { isHosted: () => void; isHere: () => void }

export function whoIsInUse(
  onUse: OnUse = () => {},
  { hosted, here }: { hosted: EngineInUse; here: EngineInUse },
): Turns {
  let now = hosted
  const change = (engine: EngineInUse) => {
    if (engine === now) return
    now = engine
    onUse(engine)
  }
  return { isHosted: () => change(hosted), isHere: () => change(here) }
}
