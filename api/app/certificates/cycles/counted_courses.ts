import db from '@adonisjs/lucid/services/db'
import type { CertSubject } from '#catalogue/terms'
import { CourseType } from '#catalogue/terms'
import { visibleToUser } from '#catalogue/visibility'
import { acceptingCycles, namedKinds, specialtyFor } from '#certificates/cycles/accepting_cycles'
import type { CountedFor } from '#certificates/cycles/terms'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { now, toWireDay } from '#core/time'

interface EducationCourse {
  courseId: number
  certSubject: CertSubject
  required: number
}

/** The kinds that a published course counts for; none for other than further education. */
export async function kindsOfCourse(courseId: number): Promise<CountedFor[]> {
  const [course] = await educationCourses([courseId], visibleToUser(null))
  if (!course) return []
  const kinds = await QualificationKind.query().where('active', true).orderBy('id')
  const named = await namedKinds(db.connection(), [courseId])
  return kinds.flatMap((kind) => countedFor(kind, specialtyFor(kind, course, named)))
}

/** The same for the qualifications of a user, in cycles that run today and owe minutes of that sort. */
export async function countedForUser(userId: number, courseIds: number[]) {
  const [courses, cycles] = await Promise.all([educationCourses(courseIds), acceptingCycles(db.connection(), userId)])
  const today = toWireDay(now())
  const running = cycles.filter(({ startsOn, endsOn }) => startsOn <= today && endsOn >= today)
  const named = await namedKinds(
    db.connection(),
    courses.map(({ courseId }) => courseId)
  )
  const targets: { cycleId: number; specialty: string; required: number }[] = await db
    .from('cycle_targets')
    .whereIn(
      'education_cycle_id',
      running.map(({ id }) => id)
    )
    .select('education_cycle_id as cycleId', 'specialty', 'required')
  return {
    hasQualifications: cycles.length > 0,
    courses: courses.map((course) => ({
      courseId: course.courseId,
      countsFor: running.flatMap(({ id, kind }) => {
        const specialty = specialtyFor(kind, course, named)
        const isOwed = targets.some(
          (one) =>
            one.cycleId === id && one.specialty === specialty && Boolean(one.required) === Boolean(course.required)
        )
        return isOwed ? countedFor(kind, specialty) : []
      }),
    })),
  }
}

function countedFor(kind: QualificationKind, specialty: string | null): CountedFor[] {
  if (specialty === null) return []
  return [{ kindName: kind.kindName, specialtyName: specialty ? kind.specialtyName(specialty) : null }]
}

async function educationCourses(
  courseIds: number[],
  narrow: ReturnType<typeof visibleToUser> = () => undefined
): Promise<EducationCourse[]> {
  const query = db
    .from('courses')
    .whereIn('courses.id', courseIds)
    .where({ course_type: CourseType.FurtherEducation })
    .where('price_fen', '>', 0)
    .whereNotNull('cert_subject')
    .select('courses.id as courseId', 'cert_subject as certSubject', 'required_course as required')
  narrow(query)
  return query
}
