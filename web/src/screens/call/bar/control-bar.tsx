import { useLocalParticipantPermissions } from '@livekit/components-react'
import { type Room, Track } from 'livekit-client'
import { Captions, CaptionsOff, MessageSquareText, Mic, MicOff, PhoneOff } from 'lucide-react'
import type { WishesOfCall } from '../../../data/call-wishes.ts'
import type { MicrophoneControl } from '../room/use-microphone-control.ts'
import styles from './control-bar.module.css'
import type { OnDeviceError } from './device-errors.ts'
import { DeviceMenu } from './device-menu.tsx'
import { permitted } from './permitted.ts'
import { SourceToggle } from './source-toggle.tsx'
import { TalkButton } from './talk-button.tsx'
import type { TalkKey } from './use-talk-key.ts'

type ControlBarProps = {
  room: Room
  microphone: MicrophoneControl
  talkKey: TalkKey
  wishes: WishesOfCall
  onWishes: (change: Partial<WishesOfCall>) => void
  isChatOpen: boolean
  onChat: () => void
  unread: number
  onDeviceError: OnDeviceError
  onLeave: () => void
}

/** Within a thumb's reach: what one may do, and always the way out. */
export function ControlBar(props: ControlBarProps) {
  const { room, microphone, wishes, onWishes, isChatOpen, onChat, unread, onDeviceError } = props
  const may = permitted(useLocalParticipantPermissions())
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label="Call controls"
      data-chat={isChatOpen ? 'open' : 'closed'}
    >
      {may.microphone && (
        <span className={styles.group}>
          <button
            className={styles.button}
            type="button"
            aria-label="Microphone"
            aria-pressed={microphone.isOn}
            aria-disabled={microphone.isPending || undefined}
            aria-keyshortcuts="M"
            data-off={!microphone.isOn || undefined}
            onClick={() => !microphone.isPending && microphone.toggle()}
          >
            {microphone.isOn ? <Mic aria-hidden="true" /> : <MicOff aria-hidden="true" />}
            <span className={styles.label}>Microphone</span>
          </button>
          <DeviceMenu
            // Names are given only once one of them was opened.
            key={String(microphone.isOn)}
            room={room}
            onChoose={(microphoneId) => onWishes({ microphoneId })}
            onError={(error) => onDeviceError({ source: 'microphone', error })}
          />
        </span>
      )}
      {may.microphone && wishes.pushToTalk && microphone.isOn && (
        <TalkButton talkKey={props.talkKey} />
      )}
      {may.camera && <SourceToggle source={Track.Source.Camera} onDeviceError={onDeviceError} />}
      {may.screenShare && (
        <SourceToggle source={Track.Source.ScreenShare} onDeviceError={onDeviceError} />
      )}
      <button
        className={styles.button}
        type="button"
        aria-label="Captions"
        aria-pressed={wishes.captions}
        aria-keyshortcuts="T"
        onClick={() => onWishes({ captions: !wishes.captions })}
      >
        {wishes.captions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
        <span className={styles.label}>Captions</span>
      </button>
      {may.chat && (
        <button
          className={styles.button}
          type="button"
          aria-label={unread > 0 ? `Chat, ${unread} unread` : 'Chat'}
          aria-expanded={isChatOpen}
          aria-keyshortcuts="C"
          onClick={onChat}
        >
          <MessageSquareText aria-hidden="true" />
          <span className={styles.label}>Chat</span>
          {unread > 0 && <span className={styles.unread}>{unread}</span>}
        </button>
      )}
      <button
        className={styles.button}
        type="button"
        aria-label="Leave"
        data-leave=""
        onClick={props.onLeave}
      >
        <PhoneOff aria-hidden="true" />
        <span className={styles.label}>Leave</span>
      </button>
    </div>
  )
}
