import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import LocalVideo from '#drivers/video/local_video'
import { videoFile } from '#drivers/video/local_video_files'
import { mp4Seconds } from '#drivers/video/mp4_seconds'
import { authKey, readAuthKey } from '#drivers/video/url_signature'
import { videoFiles } from '#tests/factories/learning'
import { videoContract } from '#tests/drivers/video/contract'

let made = 0

videoContract('local', async () => {
  const cloud = new LocalVideo()
  const videoId = `contract-${process.pid}-${++made}`
  await videoFiles(videoId, ['HD.mp4', 'SD.mp4', 'LD.mp4', 'hls/index.m3u8'])
  return {
    cloud,
    videoId,
    async opens(url, later = 0) {
      const { pathname, searchParams } = new URL(url, 'http://here')
      const [, , , id, ...file] = pathname.split('/')
      const at = Math.floor(Date.now() / 1000) + later
      const admitted = cloud.admits(id, file.join('/'), searchParams.get('auth_key') ?? '', at)
      return Boolean(admitted && (await videoFile(id, file.join('/'))))
    },
  }
})

test.group('Signed URL of type A', () => {
  test('the signature matches the vendor’s example', ({ assert }) => {
    const live = { uri: '/video/standard', timestamp: 1622194197, rand: '0', uid: '0' }
    assert.equal(authKey(live, 'aliyunliveexp1234'), '1622194197-0-0-5552ff52b5e4e20387c6dc18afce206b')
    const vod = { uri: '/video/standard/test.mp4', timestamp: 1627747200, rand: '0', uid: '0' }
    assert.equal(authKey(vod, 'aliyunvodexp1234'), '1627747200-0-0-0e9048c8c7de46b6015618f42de79bc2')
  })

  test('a signed URL is valid for its path, key and time', ({ assert }) => {
    const grant = { uri: '/a/b.mp4', timestamp: 1000, rand: 'r', uid: '7' }
    const value = authKey(grant, 'key')

    assert.deepEqual(readAuthKey(value, '/a/b.mp4', 'key', 999), grant)
    assert.isNull(readAuthKey(value, '/a/b.mp4', 'key', 1000))
    assert.isNull(readAuthKey(value, '/a/c.mp4', 'key', 999))
    assert.isNull(readAuthKey(value, '/a/b.mp4', 'other', 999))
    assert.isNull(readAuthKey(value.replace('-7-', '-8-'), '/a/b.mp4', 'key', 999))
    for (const nonsense of ['', 'undefined', '1-2-3', `${value}0`, value.toUpperCase()]) {
      assert.isNull(readAuthKey(nonsense, '/a/b.mp4', 'key', 999))
    }
  })
})

test.group('Files of a local video', () => {
  test('names outside the folder are rejected', async ({ assert }) => {
    const videoId = `contract-${process.pid}-${++made}`
    await videoFiles(videoId)

    assert.isNotNull(await videoFile(videoId, 'HD.mp4'))
    for (const file of ['meta.json', '../secrets.json', 'hls/../HD.mp4', 'hls/..', 'HD.mp4/', '']) {
      assert.isNull(await videoFile(videoId, file))
    }
    for (const id of ['..', `../videos/${videoId}`, `${videoId}/hls/..`, '.', 'a'.repeat(65)]) {
      assert.isNull(await videoFile(id, 'HD.mp4'))
    }
  })

  test('the length of an mp4 comes from its movie header', async ({ assert }) => {
    const header = (version: 0 | 1) => {
      const body = Buffer.alloc(version ? 112 : 100)
      body[0] = version
      body.writeUInt32BE(1000, version ? 20 : 12)
      if (version) body.writeBigUInt64BE(12_600n, 24)
      else body.writeUInt32BE(12_600, 16)
      return body
    }
    const box = (type: string, body: Buffer) => {
      const head = Buffer.alloc(8)
      head.writeUInt32BE(body.length + 8)
      head.write(type, 4, 'latin1')
      return Buffer.concat([head, body])
    }
    const path = join(await mkdtemp(join(tmpdir(), 'zhuxue-mp4-')), 'a.mp4')
    for (const version of [0, 1] as const) {
      const moov = box('moov', box('mvhd', header(version)))
      await writeFile(path, Buffer.concat([box('ftyp', Buffer.alloc(24)), box('mdat', Buffer.alloc(999)), moov]))
      assert.equal(await mp4Seconds(path), 13)
    }
    await writeFile(path, 'this is no video, only some text in a file')
    assert.equal(await mp4Seconds(path), 0)
  })
})
