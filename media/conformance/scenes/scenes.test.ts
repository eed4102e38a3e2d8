import { MuteTrackRequest, UpdateParticipantMetadata } from '@livekit/protocol'
import { RoomServiceClient } from 'livekit-server-sdk'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from '../open-target.ts'
import type { Connection } from '../raw/connection.ts'
import { PATHS, type SignalPath } from '../raw/entrance.ts'
import {
  aRoom,
  enterWithMedia,
  isActive,
  isGone,
  type Participant,
  resume,
  trackOf,
} from '../raw/participant.ts'
import { httpOf, type Target } from '../target.ts'
import type { Script } from './compare.ts'
import { accountOf } from './describe.ts'

let target: Target
let service: RoomServiceClient
beforeAll(async () => {
  target = await openTarget()
  service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(() => target.stop())

type Stage = {
  room: string
  come: (identity: string, more?: object) => Promise<Participant>
  /** Somebody's second connection is heard as well. */
  comeBack: (lost: Participant) => Promise<Connection>
}

/** Ana acts, and Ben looks on; a scene ends when both have been told of what happened. */
const SCENES: Record<string, (stage: Stage) => Promise<void>> = {
  async join({ come }) {
    const ben = await come('ben')
    await come('ana')
    await ben.hearsOf('ana', isActive)
  },
  async publish({ come }) {
    const ben = await come('ben')
    const ana = await come('ana')
    const { sid } = await ana.publish()
    await ben.media.hears(sid)
    await ana.tape.waitFor('trackSubscribed')
  },
  async subscribe({ come }) {
    const ana = await come('ana')
    const { sid } = await ana.publish()
    await ana.hearsOf('ana', (info) => trackOf(info, sid) !== undefined)
    const ben = await come('ben')
    await ben.media.hears(sid)
    await ana.tape.waitFor('trackSubscribed')
    await ana.hearsOf('ben', isActive)
  },
  async mute({ come, room }) {
    const ben = await come('ben')
    const ana = await come('ana')
    const { sid } = await ana.publish()
    await ben.media.hears(sid)
    ana.send({ case: 'mute', value: new MuteTrackRequest({ sid, muted: true }) })
    const muted = await ben.hearsOf('ana', (info) => trackOf(info, sid)?.muted === true)
    ana.send({ case: 'mute', value: new MuteTrackRequest({ sid, muted: false }) })
    const unmuted = await ben.hearsOf(
      'ana',
      (info) => info.version > muted.version && trackOf(info, sid)?.muted === false,
    )
    await service.mutePublishedTrack(room, 'ana', sid, true)
    await ana.tape.waitFor('mute')
    for (const one of [ana, ben])
      await one.hearsOf(
        'ana',
        (info) => info.version > unmuted.version && trackOf(info, sid)?.muted === true,
      )
  },
  async metadata({ come }) {
    const ben = await come('ben')
    const ana = await come('ana', { grant: { canUpdateOwnMetadata: true } })
    const change = (participant: Participant, requestId: number) => {
      const answered = participant.tape.next('requestResponse')
      participant.send({
        case: 'updateMetadata',
        value: new UpdateParticipantMetadata({ requestId, name: 'A', metadata: 'words' }),
      })
      return answered
    }
    await change(ana, 1)
    await change(ben, 2)
    for (const one of [ana, ben]) await one.hearsOf('ana', ({ metadata }) => metadata === 'words')
  },
  async leave({ come }) {
    const ben = await come('ben')
    const ana = await come('ana')
    await ana.publish()
    await ben.hearsOf('ana', ({ tracks }) => tracks.length > 0)
    await ana.tape.waitFor('trackSubscribed')
    ana.leave()
    await ben.hearsOf('ana', isGone)
    await ana.connection.closed
  },
  async 'duplicate identity'({ come }) {
    const ben = await come('ben')
    const first = await come('ana')
    await ben.hearsOf('ana', isActive)
    const second = await come('ana')
    await first.connection.closed
    await ben.hearsOf('ana', (info) => isActive(info) && info.sid === second.sid)
  },
  async 'permission change'({ come, room }) {
    const ben = await come('ben')
    const ana = await come('ana')
    const { sid } = await ana.publish()
    await ben.media.hears(sid)
    await service.updateParticipant(room, 'ana', {
      permission: { canPublish: false, canSubscribe: true, canPublishData: true },
    })
    await ana.tape.waitFor('trackUnpublished')
    for (const one of [ana, ben])
      await one.hearsOf(
        'ana',
        ({ permission, isPublisher }) => !permission?.canPublish && !isPublisher,
      )
  },
  async resume({ come, comeBack }) {
    const ana = await come('ana')
    await ana.hearsOf('ana', isActive)
    await come('ben')
    await ana.hearsOf('ben', isActive)
    ana.connection.drop()
    const back = await comeBack(ana)
    await back.tape.waitFor('roomUpdate')
    await back.tape.waitFor('update', ({ participants }) => participants.length === 2)
    await back.tape.waitFor('refreshToken')
  },
  async 'full reconnect'({ come, comeBack }) {
    const ben = await come('ben')
    const ana = await come('ana')
    ana.leave()
    await ana.connection.closed
    const back = await comeBack(ana)
    await back.closed
    const again = await come('ana')
    await ben.hearsOf('ana', (info) => isActive(info) && info.sid === again.sid)
  },
  async removal({ come, room }) {
    const ben = await come('ben')
    const ana = await come('ana')
    await ana.publish()
    await ben.hearsOf('ana', ({ tracks }) => tracks.length > 0)
    await ana.tape.waitFor('trackSubscribed')
    await service.removeParticipant(room, 'ana')
    await ana.connection.closed
    await ben.hearsOf('ana', isGone)
  },
}

async function play(path: SignalPath, name: string): Promise<Script> {
  const room = aRoom()
  const connections: [string, Connection][] = []
  await SCENES[name]?.({
    room,
    come: async (identity, more = {}) => {
      const participant = await enterWithMedia(target, { path, room, identity, ...more })
      connections.push([identity, participant.connection])
      // Told whenever it suits the server: the scene goes on when all of it has come.
      await participant.tape.waitFor('refreshToken')
      await participant.hearsOf(identity, isActive)
      return participant
    },
    comeBack: async (lost) => {
      const connection = await resume(target, lost)
      connections.push([`${lost.identity}, back`, connection])
      return connection
    },
  })
  return Object.fromEntries(
    connections.map(([who, { tape }], i) => [`${i + 1}. ${who}`, accountOf(tape.messages)]),
  )
}

describe.each(PATHS)('scenes on %s', (path) => {
  it.each(Object.keys(SCENES))('%s', async (name) => {
    const script = await play(path, name)
    expect(Object.keys(script)).not.toEqual([])
    await keep(`${path.slice(1).replace('/', '-')} ${name}`, script)
  })
})

/** For the comparison of `npm run conformance`. */
async function keep(name: string, script: Script): Promise<void> {
  const folder = process.env.CONFORMANCE_SCRIPTS
  if (folder === undefined) return
  await mkdir(join(folder, target.name), { recursive: true })
  await writeFile(join(folder, target.name, `${name}.json`), JSON.stringify(script, null, 2))
}
