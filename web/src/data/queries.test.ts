import { ApiError } from '@colloquy/contract/client'
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again by itself when the server is busy for a moment', async () => {
  const busy = new ApiError(429, { detail: 'The server is busy' }, 1)
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(busy)
    .mockRejectedValueOnce(busy)
    .mockResolvedValue('in')
  const answer = send(ask)
  await vi.runAllTimersAsync()
  await expect(answer).resolves.toBe('in')
  expect(ask).toHaveBeenCalledTimes(3)
})

it('gives up when the server stays busy, and at once when there were too many attempts', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiError(429, {}, 1))
  const answer = send(ask).catch((failure: unknown) => failure)
  await vi.runAllTimersAsync()
  expect(await answer).toBeInstanceOf(ApiError)
  expect(ask).toHaveBeenCalledTimes(6)

  const limited = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiError(429, {}, 870))
  await expect(send(limited)).rejects.toBeInstanceOf(ApiError)
  expect(limited).toHaveBeenCalledTimes(1)
})

const send = (ask: () => Promise<string>) =>
  new MutationObserver(createQueryClient(), { mutationFn: ask, networkMode: 'always' }).mutate()
