import { test } from '@japa/runner'
import LocalLive from '#drivers/video/local_live'
import { uploadState } from '#drivers/video/local_upload_files'
import LocalUploads from '#drivers/video/local_uploads'
import LocalVideo from '#drivers/video/local_video'
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
    const [, , , id, ...file] = pathname.split('/')
    const key = searchParams.get('auth_key') ?? ''
    return Boolean(new LocalVideo().admits(id, file.join('/'), key, now() + later))
  },
}))

test.group('The token of an upload', () => {
  test('is valid for one video and a limited time', ({ assert }) => {
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

  test('is not issued for foreign folders', async ({ assert }) => {
    for (const videoId of ['../secrets', '..', '.uploads', 'a/b', 'demo-welcome', '']) {
      assert.isNull(await new LocalUploads().refresh(videoId))
      assert.isNull(await uploadState(videoId))
    }
  })
})
