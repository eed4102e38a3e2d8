/** As the media server tells what one may do. No sources named: all of them. */
export type Permission = {
  canPublish: boolean
  canPublishData: boolean
  canPublishSources: readonly number[]
}

export type Controls = { microphone: boolean; camera: boolean; screenShare: boolean; chat: boolean }

/** The numbers of the protocol. */
const CAMERA = 1
const MICROPHONE = 2
const SCREEN_SHARE = 3

/** Which controls stand in the bar. To leave is always possible. */
export function permitted(permission: Permission | undefined): Controls {
  if (permission === undefined)
    return { microphone: false, camera: false, screenShare: false, chat: false }
  const { canPublish, canPublishData, canPublishSources } = permission
  const may = (source: number): boolean =>
    canPublish && (canPublishSources.length === 0 || canPublishSources.includes(source))
  return {
    microphone: may(MICROPHONE),
    camera: may(CAMERA),
    screenShare: may(SCREEN_SHARE),
    chat: canPublishData,
  }
}
