import db from '@adonisjs/lucid/services/db'
import { CourseType, type CertSubject } from '#catalogue/terms'
import { publicOnly } from '#catalogue/visibility'
import { acceptingCycles, namedKinds, specialtyFor } from '#certificates/cycles/accepting_cycles'
import type QualificationKind from '#certificates/education_rules/qualification_kind'
import type { CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { NotFound } from '#core/errors'
import { toYuan } from '#core/money'
import { creditedCourses } from '#learning/entitlements/credited_courses'
import { ownedCourses } from '#learning/entitlements/owned_courses'

interface CycleCourse {
  courseId: number
  courseName: string
  coursePrice: number
  totalMinutes: number
  specialty: string
  requiredCourse: 0 | 1
  owned: boolean
  /** It earns no more minutes. */
  credited: boolean
}

/** More are not a plan; the course list has its own filters. */
const maxCourses = 200

/** Courses whose minutes count for a cycle of the user: owned ones, also those no longer sold, then those on sale. */
export async function coursesOfCycle(user: CurrentUser, cycleId: number): Promise<CycleCourse[]> {
  const cycles = await acceptingCycles(db.connection(), user.id)
  const cycle = cycles.find(({ id }) => id === cycleId)
  if (!cycle) throw new NotFound()
  const [owned, credited, targets] = await Promise.all([
    ownedCourses(user.id),
    creditedCourses(user.id),
    db.from('cycle_targets').where('education_cycle_id', cycleId).select('specialty', 'required'),
  ])
  const creditedIds = new Set(credited.map(({ courseId }) => courseId))
  const rows = await candidates(cycle.kind, [...owned.keys(), ...creditedIds])
  const named = await namedKinds(
    db.connection(),
    rows.map(({ courseId }) => courseId)
  )
  return rows
    .map((row) => ({ ...row, specialty: specialtyFor(cycle.kind, row, named) }))
    .filter(({ specialty, required }) =>
      targets.some((one) => one.specialty === specialty && Boolean(one.required) === Boolean(required))
    )
    .map(({ courseId, courseName, priceFen, courseSeconds, specialty, required }) => ({
      courseId,
      courseName,
      coursePrice: toYuan(priceFen),
      totalMinutes: toMinutes(courseSeconds),
      specialty: specialty!,
      requiredCourse: required ? (1 as const) : (0 as const),
      owned: owned.has(courseId),
      credited: creditedIds.has(courseId),
    }))
    .toSorted((one, other) => Number(other.owned) - Number(one.owned))
    .slice(0, maxCourses)
}

interface Row {
  courseId: number
  courseName: string
  priceFen: number
  courseSeconds: number
  certSubject: CertSubject
  required: number
}

async function candidates(kind: QualificationKind, ownIds: number[]): Promise<Row[]> {
  const naming = db.from('course_qualification_kinds').where('qualification_kind_id', kind.id).select('course_id')
  return db
    .from('courses')
    .where('course_type', CourseType.FurtherEducation)
    .where('price_fen', '>', 0)
    .whereNotNull('cert_subject')
    .where((accepted) => accepted.whereIn('cert_subject', kind.acceptedSubjects).orWhereIn('id', naming))
    .where((offered) => offered.where((sold) => void publicOnly(sold)).orWhereIn('id', ownIds))
    .orderBy('course_order', 'desc')
    .orderBy('id', 'desc')
    .select('id as courseId', 'course_name as courseName', 'price_fen as priceFen')
    .select('course_seconds as courseSeconds', 'cert_subject as certSubject', 'required_course as required')
}
