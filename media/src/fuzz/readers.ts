import type { Reader } from './reader.ts'
import { data } from './readers/data.ts'
import { dtls } from './readers/dtls.ts'
import { entrances, joinRequests } from './readers/joins.ts'
import { rtcp } from './readers/rtcp.ts'
import { rtp } from './readers/rtp.ts'
import { offers, sdp } from './readers/sdp.ts'
import { sctp } from './readers/sctp.ts'
import { frames, signals } from './readers/signals.ts'
import { srtp } from './readers/srtp.ts'
import { stun } from './readers/stun.ts'
import { tokens } from './readers/tokens.ts'
import { twirp } from './readers/twirp.ts'
import { workers } from './readers/workers.ts'

/** Everything of this server that reads what strangers send, the quick ones first. */
export const READERS: Readonly<Record<string, () => Reader | Promise<Reader>>> = {
  rtp,
  rtcp,
  stun,
  sdp,
  frames,
  data,
  'join-requests': joinRequests,
  srtp,
  offers,
  tokens,
  signals,
  twirp,
  workers,
  entrances,
  sctp,
  dtls,
}
