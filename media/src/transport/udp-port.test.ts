import { expect, it } from 'vitest'
import { sourceOf } from './udp-port.ts'

it('who writes from no port at all cannot be answered, and is not listened to', () => {
  expect(sourceOf({ address: '192.0.2.1', port: 0 })).toBeNull()
  expect(sourceOf({ address: '192.0.2.1', port: 9 })).toMatchObject({ key: '192.0.2.1:9' })
})
