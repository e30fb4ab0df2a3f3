import { randomUUID } from 'node:crypto'
import { DriverFailure } from '#drivers/driver_failure'
import { callVod, noSuchVideo, vodSettings, type AliyunVodOptions } from '#drivers/video/aliyun_vod_call'
import { VideoCloud, type PlayAddress, type PlayRequest, type VideoInfo } from '#drivers/video/video_cloud'
import { rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'

const definitions = ['HD', 'SD', 'LD'] as const
/** The uploaded file, played as HD if it was not transcoded. */
const original = 'OD'
const unplayable = [...noSuchVideo, 'InvalidVideo.NoneStream', 'Forbidden.IllegalStatus']
const notArrived = new Set(['Uploading', 'UploadFail'])
const plainId = /^[A-Za-z0-9_-]{1,64}$/
const maxBatch = 20

/** The domain must sign URLs by scheme A, or they never expire. */
export default class AliyunVod extends VideoCloud {
  #options: AliyunVodOptions

  constructor(options: AliyunVodOptions = vodSettings()) {
    super()
    this.#options = options
  }

  async playAddresses({ videoId, viewer, seconds, format = 'mp4' }: PlayRequest) {
    if (!plainId.test(videoId)) return []
    const query = {
      VideoId: videoId,
      Formats: format,
      StreamType: 'video',
      Definition: [...definitions, original].join(','),
      AuthTimeout: String(Math.max(1, Math.ceil(seconds))),
      ReAuthInfo: JSON.stringify({ uid: viewer, rand: randomUUID().replaceAll('-', '') }),
    }
    const response = await callVod(this.#options, 'GetPlayInfo', query, unplayable)
    const streams: Stream[] = response.PlayInfoList?.PlayInfo ?? []
    return format === 'm3u8' ? addressesOf(streams, format).slice(0, 1) : addressesOf(streams, format)
  }

  async find(videoId: string): Promise<VideoInfo | null> {
    const [found] = await this.findAll([videoId])
    return found ?? null
  }

  async findAll(videoIds: string[]): Promise<VideoInfo[]> {
    const ids = [...new Set(videoIds)].filter((id) => plainId.test(id))
    const found: VideoInfo[] = []
    for (let at = 0; at < ids.length; at += maxBatch) {
      const VideoIds = ids.slice(at, at + maxBatch).join(',')
      const { VideoList = [] } = await callVod(this.#options, 'GetVideoInfos', { VideoIds })
      found.push(...VideoList.map(toVideoInfo))
    }
    return found
  }

  async probe(): Promise<ProbeResult> {
    const unknown = randomUUID().replaceAll('-', '')
    const { Code, NonExistVideoIds = [] } = await callVod(this.#options, 'GetVideoInfos', { VideoIds: unknown })
    if (noSuchVideo.includes(Code) || NonExistVideoIds.includes(unknown)) {
      return rightAnswer(`${this.#options.region}: an unknown video, as expected`)
    }
    return wrongAnswer('an unknown video was not said to be unknown', 'Check ALIYUN_VOD_REGION.')
  }

  async delete(videoId: string): Promise<void> {
    if (!plainId.test(videoId)) return
    const response = await callVod(this.#options, 'DeleteVideo', { VideoIds: videoId })
    if (response.ForbiddenVideoIds?.length) {
      throw new DriverFailure('video', { cause: `${videoId} may not be deleted` })
    }
  }
}

interface Stream {
  Definition: string
  PlayURL: string
}

function addressesOf(streams: Stream[], format: PlayAddress['format']): PlayAddress[] {
  const of = (definitionName: string) => streams.find(({ Definition }) => Definition === definitionName)
  return definitions.flatMap((definition) => {
    const stream = of(definition) ?? (definition === 'HD' ? of(original) : undefined)
    return stream ? [{ definition, format, url: stream.PlayURL }] : []
  })
}

function toVideoInfo(video: Record<string, any>): VideoInfo {
  return {
    videoId: video.VideoId,
    title: video.Title,
    seconds: Math.round(Number(video.Duration ?? 0)),
    bytes: Number(video.Size ?? 0),
    coverUrl: video.CoverURL || null,
    arrived: !notArrived.has(video.Status),
    ready: video.Status === 'Normal',
  }
}
