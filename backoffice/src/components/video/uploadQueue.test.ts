import { describe, expect, test, vi } from 'vitest'
import { FakeCloud } from './tests/fakeCloud'
import { retry } from './retry'
import { uploadStore } from './storedUploads'
import { sendInChunks } from './sendInChunks'
import type { UploadJob, SendOptions } from './upload'
import { UploadQueue } from './uploadQueue'

const video = 'abcdefghijklmnopqrstuvwxyz'
const fileOf = (name = 'video.mp4') => new File([video], name, { lastModified: 7 })

class FakeStorage {
  items: Record<string, string> = {}
  getItem = (key: string) => this.items[key] ?? null
  setItem = (key: string, value: string) => void (this.items[key] = value)
}

function page(storage = new FakeStorage(), clouds = new Map<string, FakeCloud>()) {
  const memory = uploadStore(storage)
  const gate = { held: Promise.resolve() }
  const send = async (job: UploadJob, how: SendOptions) => {
    const videoId = how.known?.videoId ?? `video-${clouds.size + 1}`
    if (!clouds.has(videoId)) clouds.set(videoId, new FakeCloud())
    how.onBegun(videoId)
    await gate.held
    const { signal, onSent, onRetry } = how
    await retry(
      (progressed) =>
        sendInChunks(job.file, clouds.get(videoId)!.receiver(), { signal, onSent, progressed, chunkBytes: 10 }),
      { signal, onRetry, pause: async () => undefined }
    )
    return videoId
  }
  const cancel = vi.fn()
  return { line: new UploadQueue({ send, cancel, memory }), memory, clouds, storage, gate, cancel }
}

function jobOf(key: string, done: UploadJob['done'] = async () => undefined, file = fileOf()): UploadJob {
  return { key, file, courseId: 1, title: '章节1', done }
}

/** Blocks the upload until the gate opens. */
function closed(gate: { held: Promise<void> }) {
  let open = () => {}
  gate.held = new Promise<void>((resolve) => (open = resolve))
  return () => open()
}

const over = (line: UploadQueue) => vi.waitFor(() => expect(line.uploads()).toEqual([]))
const phases = (line: UploadQueue) => line.uploads().map(({ key, phase }) => [key, phase])

describe('The upload queue', () => {
  test('a complete upload sets the video of its chapter', async () => {
    const { line, clouds, memory } = page()
    const done = vi.fn(async () => undefined)
    line.start(jobOf('chapter:1', done))
    await over(line)

    expect(done).toHaveBeenCalledExactlyOnceWith('video-1')
    expect(clouds.get('video-1')!.bytes).toBe(video)
    expect(memory.of('chapter:1')).toBeUndefined()
  })

  test('uploads run one by one, each with its own progress', async () => {
    const { line, gate } = page()
    const open = closed(gate)
    line.start(jobOf('chapter:1'))
    line.start(jobOf('chapter:2'))
    expect(phases(line)).toEqual([
      ['chapter:1', 'sending'],
      ['chapter:2', 'waiting'],
    ])

    line.pause('chapter:1')
    open()
    await vi.waitFor(() => expect(phases(line)).toEqual([['chapter:1', 'paused']]))
    line.resume('chapter:1')
    await over(line)
  })

  test('an upload resumes after a reload with the same file', async () => {
    const before = page()
    before.clouds.set('video-1', Object.assign(new FakeCloud(), { cuts: [6, ...Array(8).fill(0)] }))
    before.memory.keep({
      key: 'chapter:1',
      name: 'video.mp4',
      size: video.length,
      lastModified: 7,
      videoId: 'video-1',
      sent: 0,
    })
    before.line.start(jobOf('chapter:1'))
    await vi.waitFor(() => expect(phases(before.line)).toEqual([['chapter:1', 'failed']]))
    expect(before.memory.of('chapter:1')).toMatchObject({ videoId: 'video-1', sent: 6 })

    const after = page(before.storage, before.clouds)
    const cloud = after.clouds.get('video-1')!
    cloud.cuts = []
    cloud.calls = []
    const done = vi.fn(async () => undefined)
    after.line.start(jobOf('chapter:1', done))
    await over(after.line)

    expect(cloud.calls[1]).toBe('PATCH 6')
    expect(cloud.bytes).toBe(video)
    expect(done).toHaveBeenCalledWith('video-1')
  })

  test('an upload restarts with another file or an unknown id', async () => {
    const { line, clouds, memory, cancel } = page()
    const stored = { key: 'chapter:1', size: video.length, lastModified: 7, sent: 6 }
    memory.keep({ ...stored, name: 'video.mp4', videoId: 'old' })
    const another = vi.fn(async () => undefined)
    line.start(jobOf('chapter:1', another, fileOf('other.mp4')))
    await over(line)
    expect(another).toHaveBeenCalledWith('video-1')
    expect(cancel.mock.calls).toEqual([['old']])

    clouds.set('gone', Object.assign(new FakeCloud(), { known: false }))
    memory.keep({ ...stored, name: 'video.mp4', videoId: 'gone' })
    const retry = vi.fn(async () => undefined)
    line.start(jobOf('chapter:1', retry))
    await over(line)
    expect(retry).toHaveBeenCalledWith('video-3')
  })

  test('a failed chapter update is retried without another upload', async () => {
    const { line, clouds } = page()
    const done = vi.fn(async () => {})
    const serverMessage = '只有未发布的课程才能修改'
    done.mockRejectedValueOnce({ statusCode: 200, message: serverMessage })
    line.start(jobOf('chapter:1', done))
    const failed = { phase: 'failed', errorMessage: serverMessage }
    await vi.waitFor(() => expect(line.uploads()[0]).toMatchObject(failed))
    const { calls } = clouds.get('video-1')!
    const sent = calls.length

    line.resume('chapter:1')
    await over(line)
    expect(calls).toHaveLength(sent)
    expect(done).toHaveBeenCalledTimes(2)
  })

  test('a cancelled upload cannot be resumed', async () => {
    const { line, memory, gate, cancel } = page()
    const open = closed(gate)
    const done = vi.fn(async () => undefined)
    line.start(jobOf('chapter:1', done))
    expect(memory.of('chapter:1')).toBeDefined()
    line.cancel('chapter:1')
    open()
    await over(line)

    expect(cancel.mock.calls).toEqual([['video-1']])
    expect(memory.of('chapter:1')).toBeUndefined()
    expect(done).not.toHaveBeenCalled()
  })

  test('an id that arrives after the cancel is deleted', async () => {
    const memory = uploadStore(new FakeStorage())
    const cancel = vi.fn()
    let begun = () => {}
    const send = (_: UploadJob, { onBegun }: SendOptions) =>
      new Promise<string>((_resolve, reject) => {
        begun = () => {
          onBegun('late')
          reject(new Error('stopped'))
        }
      })
    const line = new UploadQueue({ send, cancel, memory })
    line.start(jobOf('chapter:1'))
    line.cancel('chapter:1')
    expect(cancel).not.toHaveBeenCalled()
    begun()

    expect(cancel.mock.calls).toEqual([['late']])
    expect(memory.of('chapter:1')).toBeUndefined()
  })

  test('a complete upload stays in the cloud without its chapter', async () => {
    const { line, memory, cancel } = page()
    const failing = async () => {
      throw Object.assign(new Error('no'), { statusCode: 200 })
    }
    line.start(jobOf('chapter:1', failing))
    await vi.waitFor(() => expect(line.uploads()[0]).toMatchObject({ phase: 'failed' }))
    line.cancel('chapter:1')

    expect(memory.of('chapter:1')).toBeUndefined()
    expect(cancel).not.toHaveBeenCalled()
  })

  test('an upload cannot be resumed after a week', () => {
    let now = 0
    const memory = uploadStore(new FakeStorage(), () => now)
    memory.keep({ key: 'chapter:1', name: 'video.mp4', size: 1, lastModified: 7, videoId: 'video-1', sent: 0 })
    expect(memory.of('chapter:1')).toBeDefined()
    now = 7 * 24 * 3600_000
    expect(memory.of('chapter:1')).toBeUndefined()
  })
})
