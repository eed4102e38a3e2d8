import { useEffect } from 'react'

/** The screen stays on during a call. The browser takes it back whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isGone = false
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isGone) await lock.release()
      } catch {
        // A battery that is low: then the screen goes dark as it does elsewhere.
      }
    }
    const again = () => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
