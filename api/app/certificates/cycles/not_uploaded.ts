import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { acceptingCycles, namedKinds, specialtyFor } from '#certificates/cycles/accepting_cycles'
import type { TargetSums } from '#certificates/cycles/cycle_sums'

/** Earned seconds of courses that would count for a target once they are uploaded. */
export async function notUploaded(client: QueryClientContract, userId: number) {
  const courses = await client
    .from('course_edu_logs as l')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .join('hour_entries as h', 'h.course_edu_log_id', 'l.id')
    .where('l.user_id', userId)
    .groupBy('l.id', 'l.course_id', 'c.cert_subject', 'c.required_course')
    .havingRaw('sum(h.available_seconds) > 0')
    .select('l.course_id as courseId', 'c.cert_subject as certSubject', 'c.required_course as required')
    .sum('h.available_seconds as seconds')
  const cycles = courses.length ? await acceptingCycles(client, userId) : []
  const named = await namedKinds(
    client,
    courses.map(({ courseId }) => courseId)
  )
  return (cycleId: number, { specialty, required }: TargetSums): number => {
    const cycle = cycles.find(({ id }) => id === cycleId)
    if (!cycle) return 0
    return courses
      .filter((course) => Boolean(course.required) === required)
      .filter((course) => specialtyFor(cycle.kind, course, named) === specialty)
      .reduce((sum, { seconds }) => sum + Number(seconds), 0)
  }
}
