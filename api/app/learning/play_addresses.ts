import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { CourseType, LiveStatus, LiveVideoMarker } from '#catalogue/terms'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { Refusal } from '#core/refusal'
import { VideoCloud, type PlayAddress } from '#drivers/video/video_cloud'
import { admit, courseAccess, type CourseAccess, type StudyCourse } from '#learning/course_access'
import { openPlaySession } from '#learning/open_play_session'
import { playableVideo, type PlayableVideo } from '#learning/playable_video'
import { AccessReason, PlayUrlSeconds, says } from '#learning/terms'

export interface PlayRequest {
  courseId: number
  videoId: string
  /** The session that the player has, when it only wants new addresses. */
  coursePlayId?: string
}

interface Where {
  device?: string | null
  ip?: string | null
}

export interface Playing {
  addresses: PlayAddress[]
  video: PlayableVideo
  /** Null where nothing is counted: for visitors, and for whoever looks at the course in office. */
  coursePlayId: string | null
}

/**
 * Addresses that play one video of a course for one person, and the session in which the watching is
 * counted (learner side, section 7; threat T24). Asked anew each time: an address given is no right to
 * the next one.
 */
@inject()
export class PlayAddresses {
  constructor(protected cloud: VideoCloud) {}

  /**
   * @throws NotSignedIn for a visitor, Refusal for who may not watch now, NotFound for a video that is
   * not to be seen in this course
   */
  async execute(
    user: CurrentUser | null,
    wanted: PlayRequest,
    where: Where = {}
  ): Promise<Playing> {
    const { course, entitlement, video } = await this.admitted(user, wanted)
    await refuseUnfit(user, { course, entitlement }, video)
    const addresses = await this.addressesOf(user, video)
    const counted = user && entitlement.reason !== AccessReason.Staff
    const coursePlayId = counted
      ? await openPlaySession({
          user,
          courseId: course.id,
          chapterId: video.chapterId,
          videoId: video.videoId,
          current: wanted.coursePlayId,
          ...where,
        })
      : null
    return { addresses, video, coursePlayId }
  }

  /** The same video to keep: entitled people only, and nothing is counted. */
  async download(user: CurrentUser, wanted: PlayRequest): Promise<PlayAddress> {
    const { video } = await this.admitted(user, wanted)
    const [best] = await this.addressesOf(user, video)
    return best
  }

  private async admitted(user: CurrentUser | null, { courseId, videoId }: PlayRequest) {
    const access = await courseAccess(user, courseId)
    admit(access.entitlement)
    refuseLive(access.course, videoId)
    return { ...access, video: await playableVideo(access.course, videoId) }
  }

  /** Good for ten minutes and the length of the video, because a browser asks for later parts as it gets to them. */
  private async addressesOf(user: CurrentUser | null, { videoId, seconds }: PlayableVideo) {
    const addresses = await this.cloud.playAddresses({
      videoId,
      viewer: String(user?.id ?? 0),
      seconds: PlayUrlSeconds + seconds,
    })
    if (!addresses.length) throw new Refusal(says.videoNotReady)
    return addresses
  }
}

/** A live course without its recording says where it stands; streams come with the live driver. */
function refuseLive({ courseType, liveStatus }: StudyCourse, videoId: string): void {
  if (courseType !== CourseType.Live || videoId !== LiveVideoMarker) return
  if (liveStatus === LiveStatus.Unstarted) throw new Refusal(says.liveUnstarted)
  if (liveStatus === LiveStatus.Completed) throw new Refusal(says.liveCompleted)
  throw new Refusal(says.liveError)
}

/** Further education that is paid for leads to a certificate: it needs hours to earn and a person to earn them. */
async function refuseUnfit(
  user: CurrentUser | null,
  { course, entitlement }: CourseAccess,
  video: PlayableVideo
): Promise<void> {
  if (course.courseType !== CourseType.FurtherEducation || Number(course.priceFen) === 0) return
  if (!user || entitlement.reason === AccessReason.Staff || isAdmin(user)) return
  if (video.chapterId && !video.creditSeconds) throw new Refusal(says.noCreditTime)

  const person = await db
    .from('users')
    .select('user_name', 'id_card_index')
    .where('id', user.id)
    .first()
  if (!person.user_name || !person.id_card_index) {
    throw new Refusal(says.completeProfile, { code: 'profile-incomplete' })
  }
}
