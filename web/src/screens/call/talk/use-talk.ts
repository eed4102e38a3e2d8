import type { ByteStreamReader, Room, TextStreamReader } from 'livekit-client'
import { useCallback, useEffect, useReducer } from 'react'
import {
  SILENCE,
  takeNews,
  type Talk,
  type TalkEntry,
  type TalkNews,
  voiceOfCaption,
} from './talk.ts'

const CAPTIONS = 'lk.transcription'
export const CHAT = 'lk.chat'
/** A picture for a talk is smaller; anything larger is not taken. */
const MOST_PICTURE_BYTES = 10_000_000

type HeldTalk = {
  talk: Talk
  /** Rejects when it could not be sent: then it is still to be sent. */
  send: (line: string) => Promise<void>
  begin: (before: readonly TalkEntry[]) => void
}

/** The talk as it arrives in the room, and what one adds to it. */
export function useTalk(room: Room): HeldTalk {
  const [talk, tell] = useReducer(takeNews, SILENCE)

  useEffect(() => {
    room.registerTextStreamHandler(CAPTIONS, (reader, sender) => {
      void readCaption(reader, captionOf(room, reader, sender.identity), tell)
    })
    room.registerTextStreamHandler(CHAT, (reader, sender) => {
      void readLine(reader, sender.identity, tell)
    })
    room.registerByteStreamHandler(CHAT, (reader) => void readPicture(reader, tell))
    return () => {
      room.unregisterTextStreamHandler(CAPTIONS)
      room.unregisterTextStreamHandler(CHAT)
      room.unregisterByteStreamHandler(CHAT)
    }
  }, [room])

  const send = useCallback(
    async (line: string) => {
      const { id, timestamp } = await room.localParticipant.sendText(line, { topic: CHAT })
      const sender = room.localParticipant.identity
      tell({
        type: 'typed',
        id,
        voice: 'learner',
        sender,
        text: line,
        atMs: timestamp,
        attached: [],
      })
    },
    [room],
  )
  const begin = useCallback(
    (entries: readonly TalkEntry[]) => tell({ type: 'before', entries }),
    [],
  )
  return { talk, send, begin }
}

type Tell = (news: TalkNews) => void
type Caption = Pick<TalkEntry, 'id' | 'voice' | 'sender' | 'atMs'> & { isFinal: boolean }

function captionOf(room: Room, { info }: TextStreamReader, identity: string): Caption {
  const local = room.localParticipant
  const trackSids = [...local.trackPublications.keys()]
  const trackSid = info.attributes?.['lk.transcribed_track_id']
  const voice = voiceOfCaption({ identity, trackSid }, { identity: local.identity, trackSids })
  return {
    id: info.attributes?.['lk.segment_id'] ?? info.id,
    voice,
    sender: voice === 'learner' ? local.identity : identity,
    isFinal: info.attributes?.['lk.transcription_final'] === 'true',
    atMs: Date.now(),
  }
}

async function readCaption(reader: TextStreamReader, caption: Caption, tell: Tell): Promise<void> {
  let text = ''
  try {
    for await (const piece of reader) {
      text += piece
      tell({ type: 'spoken', ...caption, text })
    }
  } catch {
    // Who was speaking is gone: what was said until then stands.
  }
  // A guess ends as well, and another one follows; only a voice has said its line by then.
  if (caption.voice === 'persona') tell({ type: 'fell-silent', id: caption.id })
}

async function readLine(reader: TextStreamReader, sender: string, tell: Tell): Promise<void> {
  try {
    const text = await reader.readAll()
    const { id, timestamp: atMs, attachedStreamIds: attached = [] } = reader.info
    if (text.trim() === '' && attached.length === 0) return
    tell({ type: 'typed', id, voice: 'persona', sender, text, atMs, attached })
  } catch {
    // Half a line is none: who wrote it is gone.
  }
}

async function readPicture(reader: ByteStreamReader, tell: Tell): Promise<void> {
  const { id, name, mimeType, size = 0 } = reader.info
  if (!mimeType.startsWith('image/') || size > MOST_PICTURE_BYTES) return
  try {
    const parts = (await reader.readAll()) as Uint8Array<ArrayBuffer>[]
    const url = URL.createObjectURL(new Blob(parts, { type: mimeType }))
    tell({ type: 'picture', id, picture: { name, url } })
  } catch {
    // Who sent it is gone.
  }
}
