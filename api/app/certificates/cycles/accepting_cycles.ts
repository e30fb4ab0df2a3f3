import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CertSubject } from '#catalogue/terms'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import type { CountBy } from '#certificates/education_rules/terms'

/** A cycle of a user that can take minutes. */
export interface AcceptingCycle {
  id: number
  startsOn: string
  endsOn: string
  countBy: CountBy
  kind: QualificationKind
}

/** In the order in which they take minutes: the earliest application first. */
export async function acceptingCycles(client: QueryClientContract, userId: number): Promise<AcceptingCycle[]> {
  const rows = await client
    .from('education_cycles as c')
    .join('qualifications as q', 'q.id', 'c.qualification_id')
    .join('education_rules as r', 'r.id', 'c.education_rule_id')
    .where('c.user_id', userId)
    .whereNull('q.ended_at')
    .orderBy('c.apply_until')
    .orderBy('c.id')
    .select('c.id', 'c.starts_on as startsOn', 'c.ends_on as endsOn', 'r.count_by as countBy')
    .select('q.qualification_kind_id as kindId')
  if (!rows.length) return []
  const kinds = await QualificationKind.query({ client })
  return rows.map(({ kindId, ...row }) => ({ ...row, kind: kinds.find(({ id }) => id === kindId)! }))
}

/** The kinds that courses name, where they count for others than their subject says. */
export async function namedKinds(client: QueryClientContract, courseIds: number[]): Promise<Map<number, number[]>> {
  const rows: { courseId: number; kindId: number }[] = await client
    .from('course_qualification_kinds')
    .whereIn('course_id', courseIds)
    .select('course_id as courseId', 'qualification_kind_id as kindId')
  const named = new Map<number, number[]>()
  for (const { courseId, kindId } of rows) named.set(courseId, [...(named.get(courseId) ?? []), kindId])
  return named
}

export interface CountedCourse {
  courseId: number
  certSubject: CertSubject
}

/** The specialty of the kind that the course counts for: '' for a kind without, null when it counts for none. */
export function specialtyFor(
  kind: QualificationKind,
  { courseId, certSubject }: CountedCourse,
  named: Map<number, number[]>
): string | null {
  const ids = named.get(courseId)
  const isAccepted = ids ? ids.includes(kind.id) : kind.acceptedSubjects.includes(certSubject)
  return isAccepted ? kind.specialtyOf(certSubject) : null
}
