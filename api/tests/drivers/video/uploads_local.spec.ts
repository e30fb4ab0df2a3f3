import { readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { receivePart } from '#drivers/video/local_upload_receiver'
import { partPath, uploadState } from '#drivers/video/local_upload_files'
import LocalUploads from '#drivers/video/local_uploads'
import LocalVideo from '#drivers/video/local_video'
import { videoFolder } from '#drivers/video/local_video_files'
import { isMp4, mp4Seconds } from '#drivers/video/mp4_seconds'
import { PartUploadError } from '#drivers/video/part_upload_error'
import env from '#start/env'
import { box, makeVideo } from '#tests/factories/video_file'
import { uploadsContract } from '#tests/drivers/video/uploads_contract'

const below = 1_000_000

/** Sends a part. @returns the new offset or the error */
async function send(videoId: string, part: Buffer, at: object = {}, room?: () => Promise<number>) {
  const whole = { offset: 0, length: part.length, ...at }
  try {
    const body = Readable.from(part.length ? [part] : [])
    return (await receivePart(videoId, whole, body, { below, room })).offset
  } catch (error) {
    if (error instanceof PartUploadError) return error.why
    throw error
  }
}

async function started(bytes?: number): Promise<string> {
  const { videoId } = await new LocalUploads().start({ title: '讲', fileName: 'a.mp4', bytes })
  return videoId
}

uploadsContract('local', async () => {
  const uploads = new LocalUploads()
  return {
    uploads,
    cloud: new LocalVideo(),
    async bring({ videoId, uploadAuth }, body) {
      const { Token } = JSON.parse(Buffer.from(uploadAuth, 'base64').toString())
      return uploads.admits(videoId, Token) && (await send(videoId, body)) === body.length
    },
  }
})

test.group('Video upload in parts', () => {
  test('parts of any size are accepted and the length is read', async ({ assert }) => {
    const whole = makeVideo({ seconds: 90, bytes: 9000 })
    const videoId = await started()

    for (let at = 0; at < whole.length; at += 1700) {
      const part = whole.subarray(at, at + 1700)
      assert.equal(await send(videoId, part, { offset: at, length: whole.length }), at + part.length)
    }

    const path = join(videoFolder(videoId)!, 'HD.mp4')
    assert.isTrue((await readFile(path)).equals(whole))
    assert.include(await new LocalVideo().find(videoId), {
      seconds: 90,
      bytes: 9000,
      title: '讲',
      arrived: true,
      ready: true,
    })
    assert.equal(await send(videoId, Buffer.alloc(0), { offset: 9000, length: 9000 }), 9000)
    assert.notInclude(await readdir(join(env.get('DATA_DIR'), 'videos', '.uploads')), videoId)
  })

  test('a part at the wrong offset is rejected with the right one', async ({ assert }) => {
    const videoId = await started()
    await send(videoId, Buffer.alloc(100), { length: 500 })

    for (const offset of [0, 99, 101, 500]) {
      const refused = await receivePart(videoId, { offset, length: 500 }, Readable.from([]), { below }).catch(
        (error: PartUploadError) => error
      )
      assert.instanceOf(refused, PartUploadError)
      assert.include(refused as PartUploadError, { why: 'otherOffset', offset: 100, status: 409 })
    }
    assert.equal(await send(videoId, Buffer.alloc(1), { offset: 100, length: 501 }), 'otherLength')
    assert.equal((await uploadState(videoId))?.offset, 100)
  })

  test('an upload must stay within the limit and its announced size', async ({ assert }) => {
    const videoId = await started(600)

    assert.equal(await send(videoId, Buffer.alloc(1), { length: below }), 'tooLarge')
    assert.equal(await send(videoId, Buffer.alloc(1), { length: 599 }), 'otherLength')
    assert.equal(await send(videoId, Buffer.alloc(700), { length: 600 }), 'tooMuch')
    assert.isAtMost((await uploadState(videoId))!.offset, 600)
    assert.equal(await send(await started(), Buffer.alloc(1), { length: 10 }), 1)
    assert.equal(await send('never-started', makeVideo()), 'gone')
  })

  test('an interrupted upload keeps the received bytes', async ({ assert }) => {
    const whole = makeVideo({ bytes: 200_000 })
    const videoId = await started()
    async function* breaking() {
      yield whole.subarray(0, 70_000)
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    }

    const broken = await receivePart(videoId, { offset: 0, length: whole.length }, Readable.from(breaking()), {
      below,
    }).catch((error: PartUploadError) => error)

    const { offset } = (await uploadState(videoId))!
    assert.include(broken as PartUploadError, { why: 'broken' })
    assert.isAtMost(offset, 70_000)
    assert.equal(await send(videoId, whole.subarray(offset), { offset, length: 200_000 }), 200_000)
    assert.isTrue((await readFile(join(videoFolder(videoId)!, 'HD.mp4'))).equals(whole))
  })

  test('a full disk is reported and keeps the received bytes', async ({ assert }) => {
    const whole = makeVideo({ bytes: 3000 })
    const videoId = await started()
    await send(videoId, whole.subarray(0, 1000), { length: 3000 })

    const full = async () => 1000
    const rest = whole.subarray(1000)
    assert.equal(await send(videoId, rest, { offset: 1000, length: 3000 }, full), 'full')

    assert.equal((await uploadState(videoId))?.offset, 1000)
    assert.equal(await send(videoId, rest, { offset: 1000, length: 3000 }), 3000)
  })

  test('only one sender writes at a time', async ({ assert }) => {
    const whole = makeVideo({ bytes: 4000 })
    const videoId = await started()
    const slow = Readable.from(
      (async function* () {
        yield whole.subarray(0, 2000)
        assert.equal(await send(videoId, whole), 'busy')
        yield whole.subarray(2000)
      })()
    )

    const { done } = await receivePart(videoId, { offset: 0, length: 4000 }, slow, { below })

    assert.isTrue(done)
    assert.isTrue((await readFile(join(videoFolder(videoId)!, 'HD.mp4'))).equals(whole))
  })

  test('an upload resumes after its process died while writing', async ({ assert }) => {
    const whole = makeVideo({ bytes: 2000 })
    const videoId = await started()
    const lock = join(partPath(videoId), '..', 'writing')
    await writeFile(lock, '1')
    assert.equal(await send(videoId, whole), 'busy')

    const longAgo = new Date(Date.now() - 61_000)
    await utimes(lock, longAgo, longAgo)

    assert.equal(await send(videoId, whole), 2000)
  })

  test('an upload that is not a video is deleted completely', async ({ assert }) => {
    const noLength = Buffer.concat([box('ftyp', Buffer.alloc(24)), box('mdat', Buffer.alloc(999))])
    const header = Buffer.alloc(100)
    header.writeUInt32BE(1000, 12)
    header.writeUInt32BE(60_000, 16)
    const noKind = box('moov', box('mvhd', header))
    const page = Buffer.from('<html><script>alert(1)</script></html>'.repeat(20))

    for (const body of [noLength, noKind, page, makeVideo({ seconds: 0 })]) {
      const videoId = await started()
      assert.equal(await send(videoId, body), 'notMp4')
      assert.isNull(await uploadState(videoId))
      assert.isNull(await new LocalVideo().find(videoId))
    }
  })

  test('a file with a million empty boxes is parsed quickly', async ({ assert }) => {
    const path = join(env.get('DATA_DIR'), 'boxes.mp4')
    const boxes = Buffer.alloc(8_000_000, box('free', Buffer.alloc(0)))
    await writeFile(path, Buffer.concat([box('ftyp', Buffer.alloc(24)), boxes]))

    assert.isTrue(await isMp4(path))
    assert.equal(await mp4Seconds(path), 0)
  })
})
