import { describe, expect, test } from 'vitest'
import { FakeCloud } from './tests/fakeCloud'
import { retry } from './retry'
import { sendInChunks } from './sendInChunks'

const bytes = 'abcdefghijklmnopqrstuvwxyz'
const file = new Blob([bytes])

function upload(cloud: FakeCloud, signal = new AbortController().signal) {
  const waits: number[] = []
  const seen: number[] = []
  const work = retry(
    (progressed) =>
      sendInChunks(file, cloud.receiver(), { signal, progressed, chunkBytes: 10, onSent: (bytes) => seen.push(bytes) }),
    { signal, onRetry: (seconds) => waits.push(seconds), pause: async () => undefined }
  )
  return { work, waits, seen }
}

describe('Chunked uploads', () => {
  test('chunks are sent one by one from the last offset', async () => {
    const cloud = new FakeCloud()
    const { work, seen } = upload(cloud)
    await work

    expect(cloud.bytes).toBe(bytes)
    expect(cloud.calls).toEqual(['HEAD', 'PATCH 0', 'PATCH 10', 'PATCH 20'])
    expect(seen[seen.length - 1]).toBe(bytes.length)
  })

  test('an upload resumes from the bytes received before', async () => {
    const cloud = new FakeCloud()
    cloud.bytes = bytes.slice(0, 13)
    await upload(cloud).work

    expect(cloud.calls).toEqual(['HEAD', 'PATCH 13', 'PATCH 23'])
    expect(cloud.bytes).toBe(bytes)
  })

  test('a complete file sends no chunk', async () => {
    const cloud = new FakeCloud()
    cloud.bytes = bytes
    await upload(cloud).work
    expect(cloud.calls).toEqual(['HEAD'])
  })

  test('a broken chunk is resumed at the byte that arrived', async () => {
    const cloud = new FakeCloud()
    cloud.cuts = [4]
    const { work, waits } = upload(cloud)
    await work

    expect(cloud.calls.slice(0, 4)).toEqual(['HEAD', 'PATCH 0', 'HEAD', 'PATCH 4'])
    expect(cloud.bytes).toBe(bytes)
    expect(waits).toEqual([1])
  })

  test('a chunk at the wrong offset is sent again', async () => {
    const cloud = new FakeCloud()
    const receiver = cloud.receiver()
    const late = { ...receiver, offset: async () => 0 }
    cloud.bytes = bytes.slice(0, 6)
    const signal = new AbortController().signal
    const quiet = { signal, onSent: () => undefined, progressed: () => undefined, chunkBytes: 10 }
    await sendInChunks(file, late, quiet)

    expect(cloud.bytes).toBe(bytes)
    expect(cloud.calls.slice(0, 2)).toEqual(['PATCH 0', 'PATCH 6'])
  })
})

describe('Retries', () => {
  test('the wait doubles to 30 s; eight failures give up', async () => {
    const cloud = new FakeCloud()
    cloud.cuts = Array(20).fill(0)
    const { work, waits } = upload(cloud)

    await expect(work).rejects.toThrow('网络请求失败')
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
  })

  test('progress resets the failure count', async () => {
    const cloud = new FakeCloud()
    cloud.cuts = [0, 0, 0, undefined as never, 0]
    const { work, waits } = upload(cloud)
    await work
    expect(waits).toEqual([1, 2, 4, 1])
  })

  test('a permanent error is not retried', async () => {
    const cloud = new FakeCloud()
    cloud.verdict = '文件不是 mp4 视频'
    const { work, waits } = upload(cloud)

    await expect(work).rejects.toThrow('文件不是 mp4 视频')
    expect(waits).toEqual([])
  })

  test('an abort ends the wait at once', async () => {
    const cloud = new FakeCloud()
    const stop = new AbortController()
    stop.abort(new DOMException('paused', 'AbortError'))
    await expect(upload(cloud, stop.signal).work).rejects.toThrow('paused')
    expect(cloud.calls).toEqual([])
  })

  test('an abort works where signals lack reason and throwIfAborted', async () => {
    const signal = { aborted: true } as AbortSignal
    await expect(upload(new FakeCloud(), signal).work).rejects.toThrow('aborted')
  })
})
