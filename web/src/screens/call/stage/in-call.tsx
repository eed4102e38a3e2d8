import { RoomAudioRenderer, useAudioPlayback } from '@livekit/components-react'
import type { CallOver } from '@colloquy/contract/room'
import { unreadCount } from '@colloquy/domain/chat'
import type { Room } from 'livekit-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DrillMoment } from '../../../data/practice.ts'
import { ControlBar } from '../bar/control-bar.tsx'
import type { OnDeviceError } from '../bar/device-errors.ts'
import { useKeys } from '../bar/use-keys.ts'
import { useTalkKey } from '../bar/use-talk-key.ts'
import { SettingsDialog } from '../choices/settings-dialog.tsx'
import { useBrowserHearing } from '../hearing/use-browser-hearing.ts'
import { readFacts } from '../room/agent-facts.ts'
import type { CallRoomProps } from '../room/call-room.tsx'
import type { Connection } from '../room/hold-call.ts'
import { useAgent } from '../room/use-agent.ts'
import { useMicrophoneControl } from '../room/use-microphone-control.ts'
import { useStanding } from '../room/use-standing.ts'
import { useLearnerSays, useToldWishes } from '../room/use-told-wishes.ts'
import { useAgentUnheard } from '../room/use-unheard.ts'
import { useWakeLock } from '../room/use-wake-lock.ts'
import { ChatPanel } from '../talk/chat-panel.tsx'
import { turnsBefore } from '../talk/turns-before.ts'
import { useSentAgain } from '../talk/use-sent-again.ts'
import { useTalk } from '../talk/use-talk.ts'
import { CallHead } from './call-head.tsx'
import { Captions } from './captions.tsx'
import styles from './in-call.module.css'
import { StatusLine } from './status-line.tsx'
import { Tiles } from './tiles.tsx'
import { voiceStateOf } from './visualizer.ts'

type InCallProps = Omit<CallRoomProps, 'onEnd'> & {
  room: Room
  connection: Connection
  over: CallOver | null
  deviceError: string | null
  onDeviceError: OnDeviceError
  onDeviceErrorRead: () => void
  onMicrophone: (isOn: boolean) => void
  onOver: (because: CallOver['because'] | 'unknown') => void
  onLeave: () => void
}

/** The room ends by itself a moment after the conversation has; if it does not, nobody waits for it. */
const ROOM_ENDS_WITHIN_MS = 8_000

export function InCall(props: InCallProps) {
  const { room, call, connection, over, wishes, onWishes } = props
  const agent = useAgent(room)
  const facts = readFacts(agent?.attributes ?? {})
  const said = agent?.attributes['lk.agent.state']
  // One who has only just come hears nothing yet.
  const isThere = voiceStateOf(said) !== 'initializing'
  const say = useLearnerSays(room)
  const microphone = useMicrophoneControl(room, props)
  const hearing = useBrowserHearing({
    room,
    isWanted: wishes.hearWith === 'browser',
    isOn: microphone.isOn,
    say,
  })
  useToldWishes({
    agent,
    connection,
    say,
    wishes: {
      type: 'wishes',
      patience: wishes.patience,
      pushToTalk: wishes.pushToTalk,
      showStage: wishes.showStage,
      hearWith: hearing === 'trusted' ? 'browser' : 'server',
      recording: wishes.recording,
    },
  })
  const standing = useStanding(call.conversationId, connection === 'steady' && agent === null)
  const isUnheard = useAgentUnheard(room, agent)
  const { canPlayAudio, startAudio } = useAudioPlayback(room)
  const { talk, send, begin } = useTalk(room)
  useSentAgain({ room, entries: talk.entries, agentSid: isThere ? agent?.sid : undefined })
  const drill = useTurnsBefore(props, begin)
  useWakeLock()

  const [isChatOpen, setChatOpen] = useState(false)
  const unread = useUnread(talk.entries, isChatOpen)
  const [isSettingsOpen, setSettingsOpen] = useState(false)
  const talkKey = useTalkKey({ isOn: wishes.pushToTalk, say })
  useKeys({
    pushToTalk: wishes.pushToTalk,
    onMute: microphone.toggle,
    onChat: () => setChatOpen((isOpen) => !isOpen),
    onCaptions: () => onWishes({ captions: !wishes.captions }),
    onKeys: () => setSettingsOpen(true),
    onClose: () => setChatOpen(false),
    onTalk: talkKey.press,
  })

  const isOver = standing?.isOver === true
  const showOver = useEffectEvent(() => props.onOver(over?.because ?? 'unknown'))
  useEffect(() => {
    if (over === null) return
    const waits = setTimeout(() => showOver(), ROOM_ENDS_WITHIN_MS)
    return () => clearTimeout(waits)
  }, [over])
  useEffect(() => {
    if (isOver) showOver()
  }, [isOver])

  const name = props.persona?.name || agent?.name || 'Your partner'
  return (
    <div className={styles.call} data-chat={isChatOpen ? 'open' : 'closed'}>
      <RoomAudioRenderer />
      <h1 className="visually-hidden">Call with {name}</h1>
      <div className={styles.stage}>
        <CallHead
          facts={facts}
          drill={drill}
          showsStage={wishes.showStage}
          onSettings={() => setSettingsOpen(true)}
        />
        <StatusLine
          {...{ connection, isUnheard, hearing, over, name }}
          isAlone={agent === null}
          partner={standing?.partner ?? null}
          notice={facts.notice}
          deviceError={props.deviceError}
          onDeviceErrorRead={props.onDeviceErrorRead}
          startAudio={canPlayAudio ? null : startAudio}
          says={lastWritten(talk.entries)}
        />
        <Tiles
          agent={agent}
          said={said}
          name={name}
          isTalking={talkKey.isDown}
          isMicrophoneOn={microphone.isOn}
        />
        {wishes.captions && <Captions entries={talk.entries} name={name} />}
        <ControlBar
          {...{ room, microphone, wishes, onWishes, isChatOpen, unread, talkKey }}
          onDeviceError={props.onDeviceError}
          onChat={() => setChatOpen(!isChatOpen)}
          onLeave={props.onLeave}
        />
      </div>
      {isChatOpen && (
        <ChatPanel
          {...{ talk, send, name, drill }}
          hindrance={connection !== 'steady' ? 'reconnecting' : isThere ? null : 'alone'}
          onClose={() => setChatOpen(false)}
        />
      )}
      <SettingsDialog
        isOpen={isSettingsOpen}
        onClose={() => setSettingsOpen(false)}
        persona={props.persona}
        {...{ wishes, onWishes, facts }}
      />
    </div>
  )
}

type Entries = ReturnType<typeof useTalk>['talk']['entries']

/** What the persona has written, and not said, for those who read with their ears. */
const lastWritten = (entries: Entries): string =>
  entries.findLast(({ kind, voice }) => kind === 'typed' && voice === 'persona')?.text ?? ''

/** Of what was written: what is said is heard. */
function useUnread(entries: Entries, isOpen: boolean): number {
  const written = entries
    .filter(({ kind }) => kind === 'typed')
    .map(({ voice }) => ({ isOwn: voice === 'learner' }))
  const [seen, setSeen] = useState(0)
  if (isOpen && seen !== written.length) setSeen(written.length)
  return isOpen ? 0 : unreadCount(written, seen)
}

/** Whoever comes back finds what was said before, and so does who goes on from a moment of another talk. */
function useTurnsBefore(
  { call, isReturn }: InCallProps,
  begin: (entries: Entries) => void,
): DrillMoment | null {
  const [drill, setDrill] = useState<DrillMoment | null>(null)
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || call.conversationId === '') return
    isBegun.current = true
    void turnsBefore(call.conversationId, isReturn).then((before) => {
      begin(before.entries)
      setDrill(before.entries.length === 0 ? null : before.drill)
    })
  }, [call.conversationId, isReturn, begin])
  return drill
}
