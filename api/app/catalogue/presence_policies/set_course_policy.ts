import type { HttpContext } from '@adonisjs/core/http'
import PresencePolicy from '#accounts/presence/presence_policy'
import { messages } from '#accounts/presence/terms'
import Course from '#catalogue/course'
import { tagsOfChange } from '#catalogue/course_tags'
import { lockOwnCourse } from '#catalogue/lock_course'
import { coursePolicy } from '#catalogue/presence_policies/course_policy'
import { presencePrices, toPolicy } from '#catalogue/presence_policies/policy_data'
import { audit } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'

/** Null: the course follows the default of its type. */
export async function setCoursePolicy(ctx: HttpContext, courseId: number, presencePolicyId: number | null) {
  await transaction(async (trx) => {
    const course = await lockOwnCourse(trx, requireUser(ctx), courseId)
    if (presencePolicyId && !(await PresencePolicy.find(presencePolicyId, { client: trx }))) {
      throw new UserError(messages.policyMissing, { field: 'presencePolicyId' })
    }
    const before = { presencePolicyId: course.presencePolicyId }
    await course.merge({ presencePolicyId }).save()
    await audit(trx, ctx, {
      action: 'course.set-presence-policy',
      object: `course:${course.id}`,
      before,
      after: { presencePolicyId },
    })
    purgeAfterCommit(trx, tagsOfChange([course]))
  })
}

export async function shownCoursePolicy(courseId: number) {
  const course = await Course.findOrFail(courseId)
  const policy = await coursePolicy(course)
  const source = !policy ? 'none' : course.presencePolicyId ? 'course' : 'type'
  return {
    presencePolicyId: course.presencePolicyId,
    source: source as 'none' | 'course' | 'type',
    policy: policy && toPolicy(policy, await presencePrices()),
  }
}
