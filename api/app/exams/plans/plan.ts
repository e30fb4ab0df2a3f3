import db from '@adonisjs/lucid/services/db'
import { daysLeft } from '#learning/entitlements/validity'

export interface Plan {
  examOn: string
  perDay: number
  subjectCode: string | null
}

export async function planOf(userId: number): Promise<Plan | null> {
  const row = await db.from('exam_plans').where('user_id', userId).first()
  if (!row) return null
  return { examOn: String(row.exam_on).slice(0, 10), perDay: row.per_day, subjectCode: row.subject_code }
}

export const toPlan = ({ examOn, perDay, subjectCode }: Plan) => ({
  examDate: examOn,
  perDay,
  subjectCode,
  daysLeft: daysLeft(examOn)!,
})
