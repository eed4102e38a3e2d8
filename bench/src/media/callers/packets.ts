import { ExtensionProfiles, RtpHeader, type SrtpSession } from 'werift'
import { EXTENSION_IDS, PAYLOAD_TYPE, SPEAKING_MID } from './descriptions.ts'
import type { Line } from './line.ts'

/** How loud a packet says it is, in dB below the loudest; the first bit: whether it is a voice. */
export const LEVELS = { speaking: 0x80 | 30, silent: 127 } as const

/** Of 20 ms, at the rate by which Opus counts. */
const SAMPLES_PER_PACKET = 960

const MID = { id: EXTENSION_IDS.mid, payload: Buffer.from(SPEAKING_MID) }

/** 20 ms of Opus, encrypted. */
export function writePacket(
  line: Line,
  { sequence, payload, level }: { sequence: number; payload: Buffer; level: number },
): Buffer {
  const header = new RtpHeader({
    payloadType: PAYLOAD_TYPE,
    sequenceNumber: sequence & 0xffff,
    timestamp: (sequence * SAMPLES_PER_PACKET) >>> 0,
    ssrc: line.ssrc,
    extension: true,
    extensionProfile: ExtensionProfiles.OneByte,
    extensions: [MID, { id: EXTENSION_IDS.audioLevel, payload: Buffer.from([level]) }],
  })
  return keysOf(line).encrypt(payload, header)
}

/** The Opus in a packet of somebody else. Throws for what was not encrypted for this line. */
export function readPayload(line: Line, datagram: Buffer): Buffer {
  const [packet, { payloadOffset }] = keysOf(line).remoteContext.decryptRtp(datagram)
  return packet.subarray(payloadOffset)
}

function keysOf({ srtp }: Line): SrtpSession {
  if (srtp === null) throw new Error('a line without keys')
  return srtp
}
