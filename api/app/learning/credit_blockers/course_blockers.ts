import db from '@adonisjs/lucid/services/db'
import { CooperativeSubjects, CourseType, type CertSubject } from '#catalogue/terms'
import { earnsHours } from '#certificates/earns_hours'
import { CreditBlocker, type Denial } from '#learning/terms'

interface EarningCourse {
  courseType: CourseType
  priceFen: number
  certSubject: string | null
}

interface Learner {
  denial: Denial | null
  hasLiveCode: boolean
  isPersonComplete: boolean
}

/** Reasons why a learner earns no hours in a course; empty when they do. */
export function courseCreditBlockers(course: EarningCourse, learner: Learner): CreditBlocker[] {
  if (course.courseType === CourseType.Live) return [CreditBlocker.Live]
  if (!earnsHours(course)) return [CreditBlocker.NoHours]
  const found: CreditBlocker[] = []
  const subject = course.certSubject as CertSubject | null
  if (subject && CooperativeSubjects.includes(subject) && learner.hasLiveCode) found.push(CreditBlocker.Cooperative)
  if (learner.denial && learner.denial !== 'not-signed-in') found.push(learner.denial)
  if (!learner.isPersonComplete) found.push(CreditBlocker.ProfileIncomplete)
  return found
}

/** Hours are recorded for a verified identity only. */
export async function isPersonComplete(userId: number): Promise<boolean> {
  const person = await db.from('users').select('user_name', 'id_card_index').where('id', userId).first()
  return Boolean(person?.user_name && person.id_card_index)
}
