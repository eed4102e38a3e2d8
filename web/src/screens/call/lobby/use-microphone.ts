import { useEffect, useState } from 'react'

export type Microphone =
  | { is: 'off' }
  | { is: 'asking' }
  | { is: 'on'; stream: MediaStream; devices: MediaDeviceInfo[] }
  | { is: 'failed'; error: unknown }

type Wanted = { isWanted: boolean; deviceId: string }

/** Opened to be looked at before the call, and closed when one goes. */
export function useMicrophone({ isWanted, deviceId }: Wanted): Microphone {
  const [microphone, setMicrophone] = useState<Microphone>({ is: 'asking' })
  useEffect(() => {
    if (!isWanted) return
    let stream: MediaStream | null = null
    let isGone = false
    const show = async (): Promise<void> => {
      try {
        stream = await openMicrophone(deviceId)
        const devices = await inputs()
        if (isGone) stop(stream)
        else setMicrophone({ is: 'on', stream, devices })
      } catch (error) {
        if (!isGone) setMicrophone({ is: 'failed', error })
      }
    }
    const lookAgain = (): void => {
      void inputs().then((devices) =>
        setMicrophone((now) => (now.is === 'on' ? { ...now, devices } : now)),
      )
    }
    void show()
    navigator.mediaDevices?.addEventListener('devicechange', lookAgain)
    return () => {
      isGone = true
      stop(stream)
      setMicrophone({ is: 'asking' })
      navigator.mediaDevices?.removeEventListener('devicechange', lookAgain)
    }
  }, [isWanted, deviceId])
  return isWanted ? microphone : { is: 'off' }
}

async function openMicrophone(deviceId: string): Promise<MediaStream> {
  if (navigator.mediaDevices === undefined)
    throw Object.assign(new Error('No https'), { name: 'InsecureContext' })
  const anyOne = () => navigator.mediaDevices.getUserMedia({ audio: true })
  if (deviceId === 'default') return anyOne()
  // Exactly that one: Chromium takes the system's own where it is only wished for.
  const audio = { deviceId: { exact: deviceId } }
  return navigator.mediaDevices.getUserMedia({ audio }).catch((failure: unknown) => {
    // When it is not plugged in any more, another one is better than none.
    if (failure instanceof DOMException && failure.name === 'NotAllowedError') throw failure
    return anyOne()
  })
}

const inputs = async (): Promise<MediaDeviceInfo[]> =>
  (await navigator.mediaDevices.enumerateDevices()).filter(
    ({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '',
  )

const stop = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop())

/** Whether the browser would open it without asking anybody. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    return state === 'granted'
  } catch {
    return false
  }
}
