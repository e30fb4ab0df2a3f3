import axios from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
import { localReceiver } from './localCloud'
import type { UploadGrant } from './uploadGrant'

const grant = { videoId: 'v1', address: { Endpoint: '' }, auth: { Token: '' } } as UploadGrant

afterEach(() => vi.restoreAllMocks())

test('a request can be aborted where AbortSignal.any is missing', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  vi.spyOn(axios, 'request').mockImplementation(
    ({ signal }) => new Promise((_, reject) => signal!.addEventListener!('abort', () => reject(new Error('ended'))))
  )
  const leaving = new AbortController()
  const sent = localReceiver(grant, 1, async () => grant).offset(leaving.signal)
  leaving.abort()
  await expect(sent).rejects.toThrow('ended')
})
