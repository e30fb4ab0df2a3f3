import { VideoTypes } from '#catalogue/terms'
import type { CurrentUser } from '#core/current_user'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { readSetting } from '#settings/read_setting'
import type { StudyCourse } from '#learning/entitlements/course_access'
import { grantsOf } from '#learning/entitlements/order_contents'
import { restoreHours } from '#learning/entitlements/restore_hours'
import { CourseSource, UserCourseStatus } from '#learning/terms'
import { businessDay, lastDay } from '#learning/entitlements/validity'

interface CodeGrant {
  user: CurrentUser
  course: StudyCourse
  codeId: number
}

export async function grantByLiveCode(trx: Trx, { user, course, codeId }: CodeGrant): Promise<void> {
  const days = Number(await readSetting('validityDays', trx))
  const at = toStored(now())
  const contents = await grantsOf(trx, [{ id: codeId, courseId: course.id, courseCount: 1 }])

  for (const { courseId, courseType } of contents) {
    const [id] = await trx
      .table('user_courses')
      .insert({
        course_id: courseId,
        user_id: user.id,
        source: CourseSource.LiveCode,
        grant_key: `${CourseSource.LiveCode}:${codeId}:${courseId}`,
        user_course_status: UserCourseStatus.Valid,
        expires_on: VideoTypes.includes(courseType) ? lastDay(businessDay(), days, null) : null,
        claimed_at: at,
        created_at: at,
      })
    if (courseId === course.id) {
      await trx.from('live_codes').where('id', codeId).update({ user_course_id: id })
    }
  }
  await restoreHours(trx, { userIds: [user.id], courseIds: contents.map(({ courseId }) => courseId) })
}
