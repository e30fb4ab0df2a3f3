import { readdir, readlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import LocalVideo from '#drivers/video/local_video'
import { videoFolder } from '#drivers/video/local_video_files'
import { videoBytes, videoFiles } from '#tests/factories/learning'

test.group('The local video cloud', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const signed = async (file = 'HD.mp4') => {
    const videoId = `served-${process.pid}`
    await videoFiles(videoId, ['HD.mp4', 'hls/index.m3u8', 'hls/seg-0.ts'])
    return new LocalVideo().sign(videoId, file, { viewer: '7', seconds: 600 })
  }

  test('a file is served with its size and type', async ({ client, assert }) => {
    const answer = await client.get(await signed())

    answer.assertStatus(200)
    assert.include(answer.headers(), {
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    assert.isTrue(Buffer.from(answer.body()).equals(videoBytes))
  })

  test('a range request gets its part', async ({ client, assert }) => {
    const url = await signed()
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=900-', 900, 1000],
      ['bytes=-10', 990, 1000],
      ['bytes=990-5000', 990, 1000],
    ] as const) {
      const answer = await client.get(url).header('Range', range)
      answer.assertStatus(206)
      assert.equal(answer.header('content-range'), `bytes ${from}-${to - 1}/1000`)
      assert.equal(answer.header('content-length'), String(to - from))
      assert.isTrue(Buffer.from(answer.body()).equals(videoBytes.subarray(from, to)))
    }
  })

  test('a range beyond the end gets 416 with the size', async ({ client, assert }) => {
    const answer = await client.get(await signed()).header('Range', 'bytes=1000-')
    answer.assertStatus(416)
    assert.equal(answer.header('content-range'), 'bytes */1000')
  })

  test('a HEAD request gets the size without a body', async ({ client, assert }) => {
    const answer = await client.head(await signed())
    answer.assertStatus(200)
    assert.equal(answer.header('content-length'), '1000')
  })

  test('an outdated If-Range condition gets the whole file', async ({ client, assert }) => {
    const url = await signed()
    const etag = (await client.head(url)).header('etag')!
    const changedAt = (await client.head(url)).header('last-modified')!

    for (const [condition, status] of [
      [etag, 206],
      [changedAt, 206],
      ['"older"', 200],
      ['Mon, 04 May 2020 00:00:00 GMT', 200],
    ] as const) {
      const answer = await client.get(url).header('Range', 'bytes=0-9').header('If-Range', condition)
      answer.assertStatus(status)
      assert.lengthOf(Buffer.from(answer.body()), status === 206 ? 10 : 1000)
    }
  })

  test('a forged, expired or foreign URL gets 403', async ({ client }) => {
    const url = await signed()
    const over = new LocalVideo().sign(`served-${process.pid}`, 'HD.mp4', { viewer: '7', seconds: -1 })
    for (const bad of [
      over,
      url.split('?')[0],
      url.replace('auth_key=', 'auth_key=1'),
      url.replace('HD.mp4', 'LD.mp4'),
      url.replace(`served-${process.pid}`, 'demo-welcome'),
      url.replace('HD.mp4', 'meta.json'),
      url.replace('HD.mp4', '..%2f..%2fsecrets.json'),
      url.replace('HD.mp4', '%2e%2e/%2e%2e/secrets.json'),
      `${url}&auth_key=other`,
    ]) {
      const answer = await client.get(bad)
      answer.assertStatus(403)
    }
  })

  test('a playlist has signed segments', async ({ client, assert }) => {
    const url = await signed('hls/index.m3u8')
    await writeFile(
      `${videoFolder(`served-${process.pid}`)}/hls/index.m3u8`,
      '#EXTM3U\n#EXTINF:4.0,\nseg-0.ts\n#EXT-X-ENDLIST\n'
    )

    const answer = await client.get(url)

    assert.equal(answer.header('content-type'), 'application/vnd.apple.mpegurl')
    const text = answer.text() || Buffer.from(answer.body()).toString()
    const segment = text.split('\n').find((line: string) => line.startsWith('/'))!
    const played = await client.get(segment)
    played.assertStatus(200)
    assert.equal(played.header('content-type'), 'video/mp2t')
    ;(await client.get(segment.split('?')[0])).assertStatus(403)
  })

  test('the file is closed when a player disconnects', async ({ assert }) => {
    const videoId = `left-${process.pid}`
    await videoFiles(videoId)
    const path = join(videoFolder(videoId)!, 'HD.mp4')
    await truncate(path, 64 * 1_048_576)
    const url = new LocalVideo().sign(videoId, 'HD.mp4', { viewer: '7', seconds: 600 })

    for (let left = 0; left < 10; left++) {
      const leaving = new AbortController()
      const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${url}`, { signal: leaving.signal })
      await answer.body!.getReader().read()
      assert.isAbove(await opened(path), 0)
      leaving.abort()
    }

    while (await opened(path)) await setTimeout(20)
  }).skip(process.platform !== 'linux', 'open files are counted through /proc')
})

/** How often this process has the file open. */
async function opened(path: string): Promise<number> {
  const links = await readdir('/proc/self/fd')
  const files = await Promise.all(links.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return files.filter((file) => file === path).length
}
