import { test } from '@japa/runner'
import LocalLive from '#drivers/video/local_live'
import { livePlaylist, liveSegment } from '#drivers/video/local_live_playlist'
import { uploadState } from '#drivers/video/local_upload_files'
import LocalUploads from '#drivers/video/local_uploads'
import { liveContract } from '#tests/drivers/video/live_contract'

const now = () => Math.floor(Date.now() / 1000)

liveContract('local', () => ({
  streams: new LocalLive(),
  mayPush: (url, later = 0) => {
    const { pathname, searchParams } = new URL(url.replace(/^rtmp/, 'http'))
    return new LocalLive().takes(pathname, searchParams.get('auth_key') ?? '', now() + later)
  },
  mayPlay: (url, later = 0) => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    const [, , , id, file] = pathname.split('/')
    const key = searchParams.get('auth_key') ?? ''
    return Boolean(new LocalLive().admits(id, file, key, now() + later))
  },
  send: (stream, isSending) => new LocalLive().send(stream, isSending),
}))

test.group('Local live stream', () => {
  const listed = (text: string) => [...text.matchAll(/^(\d+)\.ts$/gm)].map(([, one]) => Number(one))
  const at = (seconds: number, since = 10_000) => livePlaylist({ since, at: seconds }, (file) => file)

  test('the playlist grows by a segment every five seconds', ({ assert }) => {
    assert.deepEqual(listed(at(10_000)), [1997, 1998, 1999])
    assert.deepEqual(listed(at(10_004)), [1997, 1998, 1999])
    assert.deepEqual(listed(at(10_005)), [1997, 1998, 1999, 2000])
    assert.deepEqual(listed(at(10_100)), [2014, 2015, 2016, 2017, 2018, 2019])
    assert.include(at(10_100), '#EXT-X-MEDIA-SEQUENCE:2014')
    assert.notInclude(at(10_100), 'ENDLIST')
  })

  test('the playlist marks where the clip restarts', ({ assert }) => {
    assert.match(at(10_100), /#EXT-X-DISCONTINUITY\n#EXTINF:5.000000,\n2016.ts/)
    assert.include(at(10_100), '#EXT-X-DISCONTINUITY-SEQUENCE:251')
    assert.include(at(10_110), '#EXT-X-DISCONTINUITY-SEQUENCE:252')
    assert.notMatch(at(10_110), /#EXT-X-DISCONTINUITY\n/)
  })

  test('only segments of the last minute are served', ({ assert }) => {
    const segment = (file: string) => liveSegment(file, { since: 0, at: 10_100 })
    assert.match(segment('2019.ts')!, /hls\/03\.ts$/)
    assert.match(segment('2005.ts')!, /hls\/05\.ts$/)
    for (const file of ['2020.ts', '1990.ts', '-1.ts', '../../a.ts', 'x.ts', '']) {
      assert.isNull(segment(file))
    }
  })
})

test.group('Upload tokens', () => {
  test('a token is valid for one video and a limited time', ({ assert }) => {
    const uploads = new LocalUploads()
    const token = uploads.token('a', now() + 60)

    assert.isTrue(uploads.admits('a', token))
    assert.isFalse(uploads.admits('b', token))
    assert.isFalse(uploads.admits('a', uploads.token('a', now() - 1)))
    assert.isFalse(uploads.admits('a', token.replace(/^\d/, '9')))
    for (const nonsense of ['', '.', token.slice(0, -1), `${token}x`, token.replace('.', '')]) {
      assert.isFalse(uploads.admits('a', nonsense))
    }
  })

  test('no token is issued for foreign folders', async ({ assert }) => {
    for (const videoId of ['../secrets', '..', '.uploads', 'a/b', 'demo-welcome', '']) {
      assert.isNull(await new LocalUploads().refresh(videoId))
      assert.isNull(await uploadState(videoId))
    }
  })
})
