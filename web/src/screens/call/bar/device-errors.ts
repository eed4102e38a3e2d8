export type DeviceSource = 'microphone' | 'camera' | 'screen share'

/** Called with what failed, by its source. */
export type OnDeviceError = (failed: { source: DeviceSource; error: Error }) => void

/** What happened, and what to do about it. */
export function deviceErrorWords(source: DeviceSource, error: unknown): string {
  const name = error instanceof Error || isNamed(error) ? error.name : ''
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      return source === 'screen share'
        ? 'The screen is not shared: the browser was not given leave.'
        : `The browser does not let Colloquy use the ${source}. Allow it in the address bar and try again, or go on typing.`
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return `No ${source} was found. Connect one and try again, or go on typing.`
    case 'NotReadableError':
    case 'TrackStartError':
      return `The ${source} is in use by another program. Close that and try again, or go on typing.`
    case 'InsecureContext':
      return `The browser gives a page no ${source} unless it came by https. Go on typing, or open Colloquy by its https address.`
    default:
      return `The ${source} could not be started. Try again, choose another one, or go on typing.`
  }
}

const isNamed = (error: unknown): error is { name: string } =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
