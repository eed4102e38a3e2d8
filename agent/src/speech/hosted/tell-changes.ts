import type { EngineInUse } from '@colloquy/contract/room'
import type { OnUse } from '../engines.ts'

/** Tells which engine does the work, when it is another one than before. */
export function tellChanges(first: EngineInUse, onUse: OnUse = () => {}): OnUse {
  let now = first
  return (engine) => {
    if (engine === now) return
    now = engine
    onUse(engine)
  }
}
