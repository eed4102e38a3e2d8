// The part of the language that TypeScript's library has only for browsers: what Flite needs of it.
declare namespace WebAssembly {
  type Module = { readonly __compiled: unique symbol }
  class Memory {
    constructor(size: { initial: number })
    readonly buffer: ArrayBuffer
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>)
    readonly exports: Record<string, unknown>
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
