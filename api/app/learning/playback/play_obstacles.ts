import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { courseObstacles } from '#learning/credit_blockers/course_obstacles'
import type { CourseAccess } from '#learning/entitlements/course_access'
import { liveCodesOf } from '#learning/live_codes/live_codes_of'
import type { PlayableVideo } from '#learning/playback/playable_video'
import { HourObstacle } from '#learning/terms'

/** Who is incomplete or has no right does not come as far as this. */
export async function playObstacles(
  user: CurrentUser,
  { course, entitlement }: CourseAccess,
  video: PlayableVideo
): Promise<HourObstacle[]> {
  const codes = await liveCodesOf(user.id, [course.id])
  const found = courseObstacles(course, {
    denial: entitlement.denial,
    hasLiveCode: codes.has(course.id),
    isPersonComplete: true,
  })
  if (found.length > 0 || !video.chapterId) return found
  const log = await db
    .from('study_logs')
    .where({ user_id: user.id, chapter_id: video.chapterId })
    .select('test_passed as passed')
    .first()
  if (log && (log.passed === null || log.passed)) return [HourObstacle.Credited]
  return video.paperId ? [HourObstacle.TestFirst] : []
}
