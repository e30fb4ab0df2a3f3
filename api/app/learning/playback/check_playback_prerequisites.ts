import { CourseType, LiveStatus, LiveVideoMarker } from '#catalogue/terms'
import { earnsHours } from '#certificates/earns_hours'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import type { CourseAccess, StudyCourse } from '#learning/entitlements/course_access'
import type { PlayableVideo } from '#learning/playback/playable_video'
import { isPersonComplete } from '#learning/credit_blockers/course_blockers'
import { AccessReason, messages } from '#learning/terms'

export function ensureNotLive({ courseType, liveStatus }: StudyCourse, videoId: string): void {
  if (courseType !== CourseType.Live) return
  if (liveStatus === LiveStatus.Unstarted) throw new UserError(messages.liveUnstarted)
  if (videoId !== LiveVideoMarker || liveStatus === LiveStatus.Started) return
  throw new UserError(liveStatus === LiveStatus.Completed ? messages.liveCompleted : messages.liveError)
}

export async function checkPlaybackPrerequisites(
  user: CurrentUser | null,
  { course, entitlement }: CourseAccess,
  video: PlayableVideo
): Promise<void> {
  if (!earnsHours(course)) return
  if (!user || entitlement.reason === AccessReason.Staff || isAdmin(user)) return
  if (video.chapterId && !video.creditSeconds) throw new UserError(messages.noCreditTime)

  if (!(await isPersonComplete(user.id))) {
    throw new UserError(messages.completeProfile, { code: 'profile-incomplete' })
  }
}
