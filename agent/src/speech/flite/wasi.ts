/**
 * A program compiled for WASI, ready to run once, in memory: it sees its arguments, a clock that stands still
 * and an empty folder where it may write. Exactly what flite.wasm imports; nothing reaches the machine.
 */
export type PreparedProgram = { run: (args: string[]) => Outcome }

export type Outcome = {
  exitCode: number
  /** What it printed, without its complaints. */
  printed: string
  /** What it wrote into files, one after the other. */
  written: Uint8Array
}

/** Separate from the run, since it takes as long as a short sentence does: memory of 20 MB is filled. */
export function prepareProgram(module: WebAssembly.Module): PreparedProgram {
  const world = emptyWorld()
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi(world) })
  world.memory = exports.memory as WebAssembly.Memory
  const start = exports._start as () => void
  return {
    run: (args) => {
      world.args = args.map((arg) => new TextEncoder().encode(`${arg.replaceAll('\0', '')}\0`))
      const exitCode = exitCodeOf(start)
      const { outputs } = world
      const printed = new TextDecoder().decode(joined(outputs.get(STANDARD_OUTPUT) ?? []))
      const files = [...outputs].filter(([descriptor]) => descriptor > FOLDER)
      return { exitCode, printed, written: joined(files.flatMap(([, parts]) => parts)) }
    },
  }
}

class Exit extends Error {
  readonly code: number
  constructor(code: number) {
    super('The program has ended')
    this.code = code
  }
}

function exitCodeOf(start: () => void): number {
  try {
    start()
    return 0
  } catch (reason) {
    if (reason instanceof Exit) return reason.code
    throw reason
  }
}

type World = {
  memory: WebAssembly.Memory
  args: Uint8Array[]
  /** What was written, by descriptor: standard output, complaints, and files as they are opened. */
  outputs: Map<number, Uint8Array[]>
}

const emptyWorld = (): World => ({
  memory: new WebAssembly.Memory({ initial: 0 }),
  args: [],
  outputs: new Map([
    [STANDARD_OUTPUT, []],
    [COMPLAINTS, []],
  ]),
})

const OK = 0
const BAD_DESCRIPTOR = 8
const NO_SUCH_FILE = 44
const CANNOT_SEEK = 70

const STANDARD_OUTPUT = 1
const COMPLAINTS = 2
const FOLDER = 3
const FOLDER_NAME = new TextEncoder().encode('/')
const CREATE_FLAG = 1
const CHARACTER_DEVICE_TYPE = 2
const FOLDER_TYPE = 3
const FILE_TYPE = 4
const EVERY_RIGHT = 0xffff_ffff_ffff_ffffn

// The names are WASI's. What is a number here is an address in the program's memory, a length or a descriptor.
function wasi(world: World): Record<string, (...numbers: never[]) => number> {
  const view = () => new DataView(world.memory.buffer)
  const bytes = (at: number, length?: number) => new Uint8Array(world.memory.buffer, at, length)

  return {
    args_sizes_get: (count: number, size: number) => {
      view().setUint32(count, world.args.length, true)
      view().setUint32(
        size,
        world.args.reduce((sum, arg) => sum + arg.length, 0),
        true,
      )
      return OK
    },
    args_get: (list: number, text: number) => {
      let at = text
      for (const [index, arg] of world.args.entries()) {
        view().setUint32(list + index * 4, at, true)
        bytes(at, arg.length).set(arg)
        at += arg.length
      }
      return OK
    },
    clock_time_get: (_clock: number, _precision: bigint, time: number) => {
      view().setBigUint64(time, 0n, true)
      return OK
    },
    fd_prestat_get: (descriptor: number, about: number) => {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      view().setUint32(about, 0, true)
      view().setUint32(about + 4, FOLDER_NAME.length, true)
      return OK
    },
    fd_prestat_dir_name: (descriptor: number, name: number, length: number) => {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      bytes(name, length).set(FOLDER_NAME.subarray(0, length))
      return OK
    },
    fd_fdstat_get: (descriptor: number, about: number) => {
      const type = typeOf(world, descriptor)
      if (type === null) return BAD_DESCRIPTOR
      bytes(about, 24).fill(0)
      view().setUint8(about, type)
      view().setBigUint64(about + 8, EVERY_RIGHT, true)
      view().setBigUint64(about + 16, EVERY_RIGHT, true)
      return OK
    },
    fd_fdstat_set_flags: () => OK,
    path_open: (...numbers: number[]) => {
      const [, , , , openFlags = 0, , , , descriptor = 0] = numbers
      if ((openFlags & CREATE_FLAG) === 0) return NO_SUCH_FILE
      const made = Math.max(FOLDER, ...world.outputs.keys()) + 1
      world.outputs.set(made, [])
      view().setUint32(descriptor, made, true)
      return OK
    },
    fd_write: (descriptor: number, parts: number, count: number, written: number) => {
      const into = world.outputs.get(descriptor)
      if (into === undefined) return BAD_DESCRIPTOR
      let total = 0
      for (let part = 0; part < count; part++) {
        const at = view().getUint32(parts + part * 8, true)
        const length = view().getUint32(parts + part * 8 + 4, true)
        into.push(bytes(at, length).slice())
        total += length
      }
      view().setUint32(written, total, true)
      return OK
    },
    fd_read: (_descriptor: number, _parts: number, _count: number, read: number) => {
      view().setUint32(read, 0, true)
      return OK
    },
    // Flite writes from beginning to end, and asks only to learn that it writes to no terminal.
    fd_seek: () => CANNOT_SEEK,
    fd_close: () => OK,
    proc_exit: (code: number) => {
      throw new Exit(code)
    },
  }
}

function typeOf(world: World, descriptor: number): number | null {
  if (descriptor >= 0 && descriptor < FOLDER) return CHARACTER_DEVICE_TYPE
  if (descriptor === FOLDER) return FOLDER_TYPE
  return world.outputs.has(descriptor) ? FILE_TYPE : null
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
