import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { studiedSubjects } from '#exams/attempts/access_checks'
import { attemptMessages, subjectTestCorrelation } from '#exams/attempts/terms'
import { subjectRef } from '#exams/papers/terms'
import { messages } from '#learning/terms'

interface Filter {
  subjectCode?: string
  requiredCourse?: number
}

export async function subjectPapers(user: CurrentUser, { subjectCode, requiredCourse }: Filter) {
  const query = db
    .from('papers')
    .whereNotNull('subject_code')
    .whereNotNull('ref_key')
    .whereNull('deleted_at')
    .orderBy('subject_code')
    .orderBy('required_course', 'desc')
    .orderBy('id')
    .select('id', 'paper_name', 'paper_type', 'ref_id', 'subject_code', 'required_course')
  if (subjectCode) query.where('subject_code', subjectCode)
  if (requiredCourse !== undefined) query.where('required_course', requiredCourse === 1)
  const [rows, studied] = await Promise.all([query, studiedSubjects(user.id, db.connection())])
  return rows.map((row) => {
    const refId = row.ref_id as string
    const isStudied = studied.has(subjectRef(row.subject_code, Boolean(row.required_course)))
    return {
      paperId: row.id as number,
      paperName: row.paper_name as string,
      paperType: row.paper_type as string,
      refId,
      correlationId: subjectTestCorrelation(refId),
      subjectCode: row.subject_code as string,
      requiredCourse: row.required_course as number,
      obstacle: isStudied ? null : messages.practiceNeedsPurchase,
      testObstacle: isStudied ? null : attemptMessages.testNeedsPurchase,
    }
  })
}
