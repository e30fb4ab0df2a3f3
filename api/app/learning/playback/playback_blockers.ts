import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { courseCreditBlockers } from '#learning/credit_blockers/course_blockers'
import type { CourseAccess } from '#learning/entitlements/course_access'
import { liveCodesOf } from '#learning/live_codes/live_codes_of'
import type { PlayableVideo } from '#learning/playback/playable_video'
import { CreditBlocker } from '#learning/terms'

/** Users with an incomplete profile or without an entitlement were rejected before. */
export async function playCreditBlockers(
  user: CurrentUser,
  { course, entitlement }: CourseAccess,
  video: PlayableVideo
): Promise<CreditBlocker[]> {
  const codes = await liveCodesOf(user.id, [course.id])
  const found = courseCreditBlockers(course, {
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
  if (log && (log.passed === null || log.passed)) return [CreditBlocker.Credited]
  return video.paperId ? [CreditBlocker.TestFirst] : []
}
