import { randomUUID } from 'node:crypto'
import { authKey, readAuthKey } from '#drivers/video/url_signature'
import { openFakeAliyun } from '#tests/drivers/aliyun/fake_aliyun'

export interface FakeVideo {
  title: string
  status: string
  seconds: number
  bytes: number
  streams: { Definition: string; Format: string; file: string }[]
}

const playDomain = 'https://vod.example.com'
const playKey = 'aliyunvodexp1234'

/** Three definitions and a playlist, as a transcoding template creates them. */
export const cut = [
  { Definition: 'SD', Format: 'mp4', file: 'SD.mp4' },
  { Definition: 'LD', Format: 'mp4', file: 'LD.mp4' },
  { Definition: 'HD', Format: 'mp4', file: 'HD.mp4' },
  { Definition: 'HD', Format: 'm3u8', file: 'HD.m3u8' },
  { Definition: 'SD', Format: 'm3u8', file: 'SD.m3u8' },
]

/** Aliyun VOD as far as the application uses it: five calls, a bucket, and a domain that checks URLs. */
export async function openFakeVod() {
  const videos = new Map<string, FakeVideo>()
  const gone = { status: 404, body: { Code: 'InvalidVideo.NotFound', Message: 'The video does not exist.' } }
  const missing = { status: 400, body: { Code: 'MissingParameter', Message: 'VideoId' } }

  const gateway = await openFakeAliyun({
    CreateUploadVideo(query) {
      if (!query.get('Title') || !/\.\w+$/.test(query.get('FileName') ?? '')) return missing
      const VideoId = randomUUID().replaceAll('-', '')
      const title = query.get('Title')!
      videos.set(VideoId, { title, status: 'Uploading', seconds: 0, bytes: 0, streams: [] })
      return { body: { VideoId, ...grantOf(VideoId) } }
    },
    RefreshUploadVideo(query) {
      const VideoId = query.get('VideoId')!
      return videos.has(VideoId) ? { body: { VideoId, ...grantOf(VideoId) } } : gone
    },
    GetVideoInfos(query) {
      const ids = query.get('VideoIds')!.split(',')
      if (ids.length > 20) return { status: 400, body: { Code: 'InvalidVideoIds.ExceededMax' } }
      const VideoList = ids.filter((id) => videos.has(id)).map((id) => infoOf(id, videos.get(id)!))
      if (!VideoList.length) return gone
      return { body: { VideoList, NonExistVideoIds: ids.filter((id) => !videos.has(id)) } }
    },
    GetPlayInfo(query) {
      const video = videos.get(query.get('VideoId')!)
      if (!video) return gone
      if (video.status !== 'Normal') {
        return { status: 403, body: { Code: 'Forbidden.IllegalStatus', Message: video.status } }
      }
      if (Number(query.get('AuthTimeout')) < 1) return { status: 400, body: { Code: 'InvalidParameter' } }
      const streams = video.streams.filter(
        ({ Definition, Format }) =>
          query.get('Formats')!.split(',').includes(Format) && query.get('Definition')!.split(',').includes(Definition)
      )
      if (!streams.length) return { status: 404, body: { Code: 'InvalidVideo.NoneStream' } }
      const PlayInfo = streams.map(({ file, ...stream }) => ({
        ...stream,
        PlayURL: ipBucket(`/${query.get('VideoId')}/${file}`, query),
      }))
      return { body: { PlayInfoList: { PlayInfo } } }
    },
    DeleteVideo(query) {
      const VideoIds = query.get('VideoIds')!
      return videos.delete(VideoIds) ? { body: { ForbiddenVideoIds: [] } } : gone
    },
  })

  return {
    ...gateway,
    videos,
    /** The bucket checks the object and whose key writes it. */
    bring(address: string, auth: string, file: Buffer): boolean {
      const { FileName } = decoded(address)
      const { SecurityToken, AccessKeyId } = decoded(auth)
      const video = videos.get(FileName.replace(/\.mp4$/, ''))
      if (!video || !AccessKeyId || SecurityToken !== `may write ${FileName}`) return false
      Object.assign(video, { status: 'Transcoding', bytes: file.length })
      return true
    },
    /** Whether the domain plays a URL at this time. */
    plays(url: string, at: number): boolean {
      const { origin, pathname, searchParams } = new URL(url)
      const [, id, file] = pathname.split('/')
      const known = videos.get(id)?.streams.some((stream) => stream.file === file)
      const grant = readAuthKey(searchParams.get('auth_key') ?? '', pathname, playKey, at)
      return origin === playDomain && Boolean(known && grant)
    },
  }
}

function infoOf(VideoId: string, { title, status, seconds, bytes }: FakeVideo) {
  const CoverURL = status === 'Normal' ? `${playDomain}/${VideoId}/cover.jpg` : ''
  return { VideoId, Title: title, Status: status, Duration: seconds, Size: bytes, CoverURL }
}

function ipBucket(uri: string, query: URLSearchParams): string {
  const { uid, rand } = JSON.parse(query.get('ReAuthInfo')!)
  const timestamp = Math.floor(Date.now() / 1000) + Number(query.get('AuthTimeout'))
  return `${playDomain}${uri}?auth_key=${authKey({ uri, timestamp, rand, uid }, playKey)}`
}

function grantOf(videoId: string) {
  const FileName = `${videoId}.mp4`
  const text = (facts: object) => Buffer.from(JSON.stringify(facts)).toString('base64')
  return {
    UploadAddress: text({ Endpoint: 'https://oss-cn-shanghai.aliyuncs.com', Bucket: 'videos', FileName }),
    UploadAuth: text({
      AccessKeyId: 'STS.id',
      AccessKeySecret: 'secret',
      SecurityToken: `may write ${FileName}`,
      Expiration: '3000',
    }),
  }
}

function decoded(text: string): Record<string, string> {
  return JSON.parse(Buffer.from(text, 'base64').toString())
}
