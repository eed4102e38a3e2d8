import { ParticipantInfo, ParticipantInfo_State, ParticipantUpdate } from '@livekit/protocol'
import { describe, expect, it } from 'vitest'
import { differences } from './compare.ts'
import { accountOf } from './describe.ts'

const told = (state: ParticipantInfo_State) => ({
  case: 'update' as const,
  value: new ParticipantUpdate({
    participants: [new ParticipantInfo({ identity: 'ana', state })],
  }),
})

describe('two scripts of a scene', () => {
  it('are alike when they tell the same of everybody, however often', () => {
    const once = accountOf([told(ParticipantInfo_State.ACTIVE)])
    const twice = accountOf([
      told(ParticipantInfo_State.ACTIVE),
      told(ParticipantInfo_State.ACTIVE),
    ])
    expect(differences({ ben: once }, { ben: twice })).toEqual([])
  })

  it('differ when one tells what the other does not', () => {
    const left = accountOf([
      told(ParticipantInfo_State.ACTIVE),
      told(ParticipantInfo_State.DISCONNECTED),
    ])
    const stayed = accountOf([told(ParticipantInfo_State.ACTIVE)])
    expect(differences({ ben: left }, { ben: stayed })).toEqual([
      'ben, about ana: ours ACTIVE → DISCONNECTED; LiveKit ACTIVE',
    ])
  })

  it('do not differ in what is meant to', () => {
    const early = accountOf([
      told(ParticipantInfo_State.JOINED),
      told(ParticipantInfo_State.ACTIVE),
    ])
    const late = accountOf([told(ParticipantInfo_State.ACTIVE)])
    expect(differences({ ben: early }, { ben: late })).toEqual([])
  })
})
