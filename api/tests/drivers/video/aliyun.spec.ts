import { test } from '@japa/runner'
import AliyunLive from '#drivers/video/aliyun_live'
import AliyunUploads from '#drivers/video/aliyun_uploads'
import AliyunVod from '#drivers/video/aliyun_vod'
import { readAuthKey } from '#drivers/video/url_signature'
import { DriverFailure } from '#drivers/driver_failure'
import { fakeKey, openFakeAliyun } from '#tests/drivers/aliyun/fake_aliyun'
import { cut, openFakeVod } from '#tests/drivers/video/fake_vod'
import { liveContract } from '#tests/drivers/video/live_contract'
import { videoContract } from '#tests/drivers/video/contract'
import { uploadsContract } from '#tests/drivers/video/uploads_contract'

type Fake = Awaited<ReturnType<typeof openFakeVod>>
const fake: Fake = await openFakeVod()
const options = { key: fakeKey, region: 'cn-shanghai', endpoint: fake.endpoint }
const now = () => Math.floor(Date.now() / 1000)
let made = 0

function ready(changes: object = {}) {
  const videoId = `ready${++made}`
  const video = { title: '第一讲', status: 'Normal', seconds: 59.6, bytes: 5000, streams: cut }
  fake.videos.set(videoId, { ...video, ...changes })
  return videoId
}

videoContract('Aliyun VOD', async () => ({
  cloud: new AliyunVod(options),
  videoId: ready(),
  opens: async (url, later = 0) => fake.plays(url, now() + later),
}))

uploadsContract('Aliyun VOD', async () => ({
  cloud: new AliyunVod(options),
  uploads: new AliyunUploads(options),
  bring: async (grant, video) => fake.bring(grant.uploadAddress, grant.uploadAuth, video),
}))

const sending = new Set<string>()
const liveGateway = await openFakeAliyun({
  DescribeLiveStreamState(query) {
    if (query.get('DomainName') !== 'push.example.com' || query.get('AppName') !== 'zhuxue')
      return { status: 400, body: { Code: 'InvalidParam', Message: 'Parameter invalid.' } }
    const StreamState = sending.has(query.get('StreamName')!) ? 'online' : 'offline'
    return { body: { Type: 'push', RequestId: 'R', StreamState } }
  },
})

const live = {
  push: { domain: 'push.example.com', key: 'the key of pushing' },
  play: { domain: 'play.example.com', key: 'the key of playing' },
  app: 'zhuxue',
  validity: 1800,
  key: fakeKey,
  endpoint: liveGateway.endpoint,
}

/** The domain adds its own validity to the time in the URL. */
function admits(url: string, { domain, key }: typeof live.push, later: number): boolean {
  const { host, pathname, searchParams } = new URL(url.replace(/^rtmp/, 'http'))
  const at = now() + later - live.validity
  const grant = readAuthKey(searchParams.get('auth_key') ?? '', pathname, key, at)
  return host === domain && Boolean(grant)
}

liveContract('Aliyun Live', () => ({
  streams: new AliyunLive(live),
  mayPush: (url, later = 0) => admits(url, live.push, later),
  mayPlay: (url, later = 0) => admits(url, live.play, later),
  send: async (stream, isSending) => void (isSending ? sending.add(stream) : sending.delete(stream)),
}))

test.group('Aliyun Live', (group) => {
  group.teardown(() => liveGateway.close())

  test('one request serves many simultaneous viewers', async ({ assert }) => {
    const streams = new AliyunLive(live)
    const before = liveGateway.calls.length
    await Promise.all(Array.from({ length: 50 }, () => streams.isRunning('watched')))
    assert.equal(liveGateway.calls.length, before + 1)
  })

  test('a failed request leaves the stream state unknown', async ({ assert }) => {
    const wrong = { ...live.push, domain: 'other.example.com' }
    assert.isNull(await new AliyunLive({ ...live, push: wrong }).isRunning('a'))
  })
})

test.group('Aliyun VOD', (group) => {
  group.teardown(() => fake.close())

  test('an untranscoded video plays as uploaded', async ({ assert }) => {
    const streams = [{ Definition: 'OD', Format: 'mp4', file: 'source.mp4' }]
    const videoId = ready({ streams })

    const addresses = await new AliyunVod(options).playAddresses({ videoId, viewer: '7', seconds: 60 })

    assert.lengthOf(addresses, 1)
    assert.include(addresses[0], { definition: 'HD', format: 'mp4' })
  })

  test('a video being transcoded has arrived but does not play', async ({ assert }) => {
    const cloud = new AliyunVod(options)
    for (const status of ['UploadSucc', 'Transcoding', 'TranscodeFail', 'Checking', 'Blocked']) {
      const videoId = ready({ status, seconds: 0 })
      assert.include(await cloud.find(videoId), { arrived: true, ready: false, seconds: 0 })
      assert.deepEqual(await cloud.playAddresses({ videoId, viewer: '7', seconds: 60 }), [])
    }
    for (const status of ['Uploading', 'UploadFail']) {
      assert.include(await cloud.find(ready({ status })), { arrived: false, ready: false })
    }
  })

  test('a video has seconds, size and cover from the cloud', async ({ assert }) => {
    const videoId = ready()

    assert.deepEqual(await new AliyunVod(options).find(videoId), {
      videoId,
      title: '第一讲',
      seconds: 60,
      bytes: 5000,
      coverUrl: `https://vod.example.com/${videoId}/cover.jpg`,
      arrived: true,
      ready: true,
    })
  })

  test('videos are requested in batches of twenty', async ({ assert }) => {
    const ids = Array.from({ length: 45 }, () => ready())
    const before = fake.calls.length

    const found = await new AliyunVod(options).findAll([...ids, ids[0]])

    assert.lengthOf(found, 45)
    assert.equal(fake.calls.length - before, 3)
  })

  test('a rejected call is an error', async ({ assert }) => {
    const stranger = { ...options, key: { ...fakeKey, accessKeySecret: 'another' } }

    for (const asked of [
      () => new AliyunVod(stranger).find('ready1'),
      () => new AliyunVod(stranger).delete('ready1'),
      () => new AliyunVod(stranger).playAddresses({ videoId: 'ready1', viewer: '7', seconds: 1 }),
      () => new AliyunUploads(stranger).start({ title: '讲', fileName: 'a.mp4' }),
      () => new AliyunUploads(stranger).refresh('ready1'),
    ]) {
      await assert.rejects(asked, DriverFailure)
    }
  })
})
