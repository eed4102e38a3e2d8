import { createSecretKey } from 'node:crypto'
import { SrtpSession } from 'werift'

/** AEAD_AES_128_GCM, which browsers offer, and our server takes first. */
export const PROFILE = 7
export const KEY_BYTES = 16
export const SALT_BYTES = 12

export type SessionKeys = Record<'localKey' | 'localSalt' | 'remoteKey' | 'remoteSalt', Buffer>

export function openSession(keys: SessionKeys): SrtpSession {
  const session = new SrtpSession({
    profile: PROFILE,
    keys: {
      localMasterKey: keys.localKey,
      localMasterSalt: keys.localSalt,
      remoteMasterKey: keys.remoteKey,
      remoteMasterSalt: keys.remoteSalt,
    },
  })
  // Of bytes, Node makes a key anew for each packet, which costs three times the encryption: a relay
  // that does so would be an easy one to compare with.
  for (const { cipher } of [session.localContext, session.remoteContext])
    cipher.srtpSessionKey = createSecretKey(cipher.srtpSessionKey) as unknown as Buffer
  return session
}
