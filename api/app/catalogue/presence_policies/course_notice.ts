import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { presenceNotice } from '#accounts/presence/terms'
import { coursePolicy, policyOfCourseId, type PolicedCourse } from '#catalogue/presence_policies/course_policy'

/** The sentence before a purchase, of a course or of the courses of a bundle. */
export async function noticeOf(
  sold: PolicedCourse | number[],
  client: QueryClientContract
): Promise<string | undefined> {
  const policies = []
  if (!Array.isArray(sold)) policies.push(await coursePolicy(sold, client))
  else for (const id of sold) policies.push(await policyOfCourseId(id, client))
  const notices = policies.map((policy) => policy && presenceNotice(policy)).filter(Boolean)
  return [...new Set(notices)].join('；') || undefined
}
