import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isBeingPrinted = false

/** Whether the page is drawn for paper, where nothing can be opened any more. */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isBeingPrinted || matchMedia('print').matches,
    () => false,
  )

function subscribe(listen: () => void): () => void {
  const paper = matchMedia('print')
  // At once: what is drawn later than that is not on the paper.
  const begin = () => {
    isBeingPrinted = true
    flushSync(listen)
  }
  const end = () => {
    isBeingPrinted = false
    listen()
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  paper.addEventListener('change', listen)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    paper.removeEventListener('change', listen)
  }
}
