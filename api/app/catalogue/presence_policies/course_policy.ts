import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import PresencePolicy from '#accounts/presence/presence_policy'
import { CourseType } from '#catalogue/terms'
import { readSetting } from '#settings/read_setting'

export interface PolicedCourse {
  courseType: CourseType
  presencePolicyId: number | null
}

/** What a course asks: its own policy, otherwise the default of further education. */
export async function coursePolicy(
  course: PolicedCourse,
  client: QueryClientContract = db.connection()
): Promise<PresencePolicy | null> {
  const id = course.presencePolicyId ?? (await defaultPolicyId(course.courseType, client))
  return id ? PresencePolicy.inForce(id, client) : null
}

export async function policyOfCourseId(courseId: number, client: QueryClientContract): Promise<PresencePolicy | null> {
  const course = await client
    .from('courses')
    .where('id', courseId)
    .select('course_type as courseType', 'presence_policy_id as presencePolicyId')
    .first()
  return course ? coursePolicy(course, client) : null
}

async function defaultPolicyId(courseType: CourseType, client: QueryClientContract): Promise<number | null> {
  if (courseType !== CourseType.FurtherEducation) return null
  return Number(await readSetting('presencePolicy', client)) || null
}
