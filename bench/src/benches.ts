import { answers } from './answers/answers.ts'
import type { Bench } from './bench.ts'
import { cpu } from './cpu/cpu.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { grade } from './grade/grade.ts'
import { gradeDatabase } from './grade/grade-database.ts'
import { modelGrade } from './grade/model-grade.ts'
import { analytics } from './history/analytics.ts'
import { history } from './history/history.ts'
import { kill } from './kill/kill.ts'
import { relearned } from './learned/learned.ts'
import { lighthouse } from './lighthouse/lighthouse.ts'
import { media } from './media/forwarding.ts'
import { network } from './media/network.ts'
import { rooms } from './media/rooms.ts'
import { moves } from './moves/moves.ts'
import { outage } from './outage/outage.ts'
import { rollups } from './rollups/rollups.ts'
import { smoothness } from './smoothness/smoothness.ts'
import { storm } from './storm/storm.ts'
import { talks } from './talks/talks.ts'
import { agentKills } from './voice/agent-kills.ts'
import { bothServers } from './voice/both-servers.ts'
import { calls } from './voice/calls.ts'
import { cutOffs } from './voice/cut-offs.ts'
import { firstSound } from './voice/first-sound.ts'
import { interruptions } from './voice/interruptions.ts'
import { mixed } from './voice/mixed.ts'
import { networkCut } from './voice/network-cut.ts'
import { oneAfterAnother } from './voice/one-after-another.ts'
import { voice } from './voice/voice.ts'

/** Every bench, by the name that `npm run bench` knows it by. */
export const benches: Readonly<Record<string, Bench>> = {
  cpu,
  history,
  analytics,
  storm,
  kill,
  outage,
  lighthouse,
  smoothness,
  media,
  rooms,
  fuzz,
  rollups,
  network,
  moves,
  answers,
  learned: relearned,
  grade,
  'model-grade': modelGrade,
  talks,
  'grade-database': gradeDatabase,
  voice,
  'cut-offs': cutOffs,
  interruptions,
  calls,
  'one-after-another': oneAfterAnother,
  'agent-kills': agentKills,
  'network-cut': networkCut,
  mixed,
  'first-sound': firstSound,
  'both-servers': bothServers,
}
