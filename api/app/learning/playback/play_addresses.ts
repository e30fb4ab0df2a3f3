import { inject } from '@adonisjs/core'
import { LiveStatus } from '#catalogue/terms'
import type { OpenCheck } from '#accounts/presence/open_check_data'
import { coursePolicy } from '#catalogue/presence_policies/course_policy'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { LiveStreams } from '#drivers/video/live_streams'
import { VideoCloud, type PlayAddress } from '#drivers/video/video_cloud'
import { playCreditBlockers } from '#learning/playback/playback_blockers'
import { requireAccess, courseAccess, type CourseAccess, type StudyCourse } from '#learning/entitlements/course_access'
import { ensureNotLive, checkPlaybackPrerequisites } from '#learning/playback/check_playback_prerequisites'
import type { Watch } from '#learning/watched/watched_parts'
import ChapterProgress from '#learning/playback/chapter_progress'
import { requireIdentityAtStart, stoppingCheck } from '#learning/playback/presence/identity_at_start'
import { openPlaySession } from '#learning/playback/open_play_session'
import { isStream, playableVideo, type PlayableVideo } from '#learning/playback/playable_video'
import { trialVideo } from '#learning/playback/trial_video'
import { AccessReason, LivePlaySeconds, PlayUrlSeconds, messages, type CreditBlocker } from '#learning/terms'

export interface PlayRequest {
  courseId: number
  videoId: string
  /** A video may be used in several chapters; default: the first unfinished one. */
  courseChapterId?: number
  coursePlayId?: string
}

interface Where {
  device?: string | null
  ip?: string | null
}

export interface Playing {
  addresses: PlayAddress[]
  video: PlayableVideo
  coursePlayId: string | null
  /** Reasons why the time earns no hours, for users whose time is counted. */
  hourObstacles: CreditBlocker[]
  /** What was watched before; null where nothing is counted. */
  watched: Watch | null
  /** An open check that stops the counting from the start. */
  check?: OpenCheck
}

/** Access is checked for every URL (docs/product.md 9.6; docs/threats.md T24). */
@inject()
export class PlayUrlBuilder {
  constructor(
    protected cloud: VideoCloud,
    protected streams: LiveStreams
  ) {}

  async execute(user: CurrentUser | null, params: PlayRequest, where: Where = {}): Promise<Playing> {
    const access = await courseAccess(user, params.courseId)
    const trial = access.entitlement.denial ? await trialVideo(access.course, params) : null
    if (trial) return this.onTrial(user, access.course, trial)
    const { course, entitlement, video } = await this.admitted(user, params, access)
    await checkPlaybackPrerequisites(user, { course, entitlement }, video)
    const counted = user && entitlement.reason !== AccessReason.Staff
    const policy = counted ? await coursePolicy(course) : null
    if (policy) await requireIdentityAtStart(user!, { courseId: course.id, chapterId: video.chapterId, policy })
    const addresses = await this.addressesOf(user, course, video)
    const coursePlayId = counted
      ? await openPlaySession({
          user,
          courseId: course.id,
          chapterId: video.chapterId,
          videoId: video.videoId,
          policy,
          current: params.coursePlayId,
          ...where,
        })
      : null
    const hourObstacles = counted ? await playCreditBlockers(user, { course, entitlement }, video) : []
    const watched = counted ? await watchedBefore(user, video) : null
    const check = policy ? await stoppingCheck(user!) : undefined
    return { addresses, video, coursePlayId, hourObstacles, watched, check }
  }

  async download(user: CurrentUser, params: PlayRequest): Promise<PlayAddress> {
    const access = await courseAccess(user, params.courseId)
    const { course, video } = await this.admitted(user, params, access)
    const [best] = await this.addressesOf(user, course, video)
    if (best.format !== 'mp4') throw new UserError(messages.videoNotDownloadable)
    return best
  }

  /** For users without access to the course: no session, so that no time is counted. */
  private async onTrial(user: CurrentUser | null, course: StudyCourse, video: PlayableVideo): Promise<Playing> {
    const addresses = await this.addressesOf(user, course, video)
    return { addresses, video, coursePlayId: null, hourObstacles: [], watched: null }
  }

  private async admitted(user: CurrentUser | null, params: PlayRequest, access: CourseAccess) {
    const { videoId, courseChapterId: chapterId } = params
    requireAccess(access.entitlement)
    if (access.entitlement.reason !== AccessReason.Staff) ensureNotLive(access.course, videoId)
    return { ...access, video: await playableVideo(access.course, { videoId, chapterId, userId: user?.id }) }
  }

  /**
   * Valid for ten minutes plus the video: browsers request later parts late. Live has a playlist (docs/product.md 9.6).
   */
  private async addressesOf(user: CurrentUser | null, course: StudyCourse, video: PlayableVideo) {
    const viewer = String(user?.id ?? 0)
    if (isStream(course, video.videoId)) return [await this.streamOf(course, viewer)]

    const request = { videoId: video.videoId, viewer, seconds: PlayUrlSeconds + video.seconds }
    const live = course.liveStatus === LiveStatus.Started
    const stream = live ? await this.cloud.playAddresses({ ...request, format: 'm3u8' }) : []
    const addresses = stream.length ? stream : await this.cloud.playAddresses(request)
    if (!addresses.length) throw new UserError(live ? messages.liveError : messages.videoNotReady)
    return addresses
  }

  /** Players fetch the playlist repeatedly and request a new URL before it expires; users without access get none. */
  private async streamOf({ liveStream }: StudyCourse, viewer: string): Promise<PlayAddress> {
    if (!liveStream) throw new UserError(messages.liveError)
    return this.streams.playAddress({ stream: liveStream, viewer, seconds: LivePlaySeconds })
  }
}

async function watchedBefore(user: CurrentUser, { chapterId, seconds }: PlayableVideo): Promise<Watch | null> {
  if (!chapterId) return null
  const progress = await ChapterProgress.query().where({ userId: user.id, chapterId }).first()
  const segments = JSON.parse(progress?.segments ?? '[]')
  return { segments, countedSeconds: progress?.creditedSeconds ?? 0, videoSeconds: seconds }
}
