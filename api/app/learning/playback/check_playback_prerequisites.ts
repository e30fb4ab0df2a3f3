import db from '@adonisjs/lucid/services/db'
import { CourseType, LiveStatus, LiveVideoMarker } from '#catalogue/terms'
import { earnsHours } from '#certificates/earns_hours'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import type { CourseAccess, StudyCourse } from '#learning/entitlements/course_access'
import type { PlayableVideo } from '#learning/playback/playable_video'
import { AccessReason, messages } from '#learning/terms'

export function refuseLive({ courseType, liveStatus }: StudyCourse, videoId: string): void {
  if (courseType !== CourseType.Live) return
  if (liveStatus === LiveStatus.Unstarted) throw new Refusal(messages.liveUnstarted)
  if (videoId !== LiveVideoMarker || liveStatus === LiveStatus.Started) return
  throw new Refusal(
    liveStatus === LiveStatus.Completed ? messages.liveCompleted : messages.liveError
  )
}

export async function checkPlaybackPrerequisites(
  user: CurrentUser | null,
  { course, entitlement }: CourseAccess,
  video: PlayableVideo
): Promise<void> {
  if (!earnsHours(course)) return
  if (!user || entitlement.reason === AccessReason.Staff || isAdmin(user)) return
  if (video.chapterId && !video.creditSeconds) throw new Refusal(messages.noCreditTime)

  const person = await db
    .from('users')
    .select('user_name', 'id_card_index')
    .where('id', user.id)
    .first()
  if (!person.user_name || !person.id_card_index) {
    throw new Refusal(messages.completeProfile, { code: 'profile-incomplete' })
  }
}
