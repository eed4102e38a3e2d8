import { useRef } from 'react'

type IdempotencyKey = {
  /** The same body again, after a lost answer, gets the same key: then it is done once. */
  keyFor: (body: unknown) => string
  /** Once it was done: the same body again means a second time. */
  renew: () => void
}

export function useIdempotencyKey(): IdempotencyKey {
  const last = useRef({ body: '', key: '' })
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      if (text !== last.current.body) last.current = { body: text, key: newKey() }
      return last.current.key
    },
    renew: () => {
      last.current = { body: '', key: '' }
    },
  }
}

/** Not randomUUID: that one exists only where the page came by https or from this machine. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
