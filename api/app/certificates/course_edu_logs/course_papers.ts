import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { courseTestOf, subjectTestOf } from '#certificates/terms'

/** Papers without questions are ignored. By query, because the `exams` domain may not be imported here. */
export async function coursePapers(
  courseIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  const courses: Subject[] = await client
    .from('courses')
    .whereIn('id', courseIds)
    .select('id', 'cert_subject as certSubject', 'required_course as requiredCourse')
  return papersOf(courses, client)
}

export async function papersOf(
  courses: Subject[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  const papers = await papersByKey(
    courses.flatMap((course) => keysOf(course)),
    client
  )
  const found = new Map<number, number>()
  for (const course of courses) {
    const id = keysOf(course)
      .map((key) => papers.get(key))
      .find(Boolean)
    if (id) found.set(course.id, id)
  }
  return found
}

export interface Subject {
  id: number
  certSubject: string | null
  requiredCourse: boolean | number | null
}

/** In order of precedence. */
function keysOf({ id, certSubject, requiredCourse }: Subject): string[] {
  const own = [`edu_test:${courseTestOf(id)}`]
  if (!certSubject) return own
  return [...own, `edu_test:${subjectTestOf(certSubject, Boolean(requiredCourse))}`]
}

async function papersByKey(keys: string[], client: QueryClientContract) {
  const rows = await client
    .from('papers')
    .whereIn('ref_key', [...new Set(keys)])
    .whereNull('deleted_at')
    .where((filled) =>
      filled.whereNotNull('draw_rules').orWhereExists((listed) => {
        listed.from('paper_questions').whereColumn('paper_questions.paper_id', 'papers.id')
      })
    )
    .select('id', 'ref_key as refKey')
  return new Map<string, number>(rows.map(({ id, refKey }) => [refKey, id]))
}
