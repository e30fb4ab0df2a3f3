import type { HttpContext } from '@adonisjs/core/http'
import Course from '#catalogue/course'
import { tagsOfChange } from '#catalogue/course_tags'
import { lockOwnCourse } from '#catalogue/lock_course'
import { CourseType, type CertSubject } from '#catalogue/terms'
import { cycleMessages as messages } from '#certificates/cycles/terms'
import CourseQualificationKind from '#certificates/education_rules/course_qualification_kind'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { audit } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction } from '#core/transaction'

/** Kinds for which the course can count; none is chosen while it counts by its subject. */
export async function courseKinds(courseId: number) {
  const course = await Course.find(courseId)
  if (!course) throw new NotFound()
  const subject = subjectOf(course)
  const chosen = new Set(
    (await CourseQualificationKind.query().where({ courseId })).map(({ qualificationKindId }) => qualificationKindId)
  )
  const kinds = subject ? await QualificationKind.query().orderBy('id') : []
  return {
    kinds: kinds
      .filter((kind) => chosen.has(kind.id) || (kind.active && kind.specialtyOf(subject!) !== null))
      .map((kind) => ({
        kindId: kind.id,
        kindName: kind.kindName,
        countsBySubject: kind.active && takesSubject(kind, subject!),
        chosen: chosen.has(kind.id),
      })),
  }
}

/** None: the course counts by its subject. Hours that count for a cycle stay there. */
export async function setCourseKinds(ctx: HttpContext, courseId: number, kindIds: number[]): Promise<void> {
  await transaction(async (trx) => {
    const course = await lockOwnCourse(trx, requireUser(ctx), courseId)
    const subject = subjectOf(course)
    const kinds = await QualificationKind.query({ client: trx }).whereIn('id', kindIds)
    if (kinds.length !== kindIds.length) throw new UserError(messages.courseKindMissing, { field: 'kindIds' })
    if (kinds.length && !subject) throw new UserError(messages.courseWithoutHours, { field: 'kindIds' })
    for (const kind of kinds) {
      if (kind.specialtyOf(subject!) !== null) continue
      throw new UserError(messages.courseKindWithoutSubject(kind.kindName), { field: 'kindIds' })
    }
    const rows = await CourseQualificationKind.query({ client: trx }).where({ courseId }).orderBy('qualificationKindId')
    await CourseQualificationKind.query({ client: trx }).where({ courseId }).delete()
    await CourseQualificationKind.createMany(
      kindIds.map((qualificationKindId) => ({ courseId, qualificationKindId })),
      { client: trx }
    )
    await audit(trx, ctx, {
      action: 'course.set-qualification-kinds',
      object: `course:${courseId}`,
      before: { kindIds: rows.map(({ qualificationKindId }) => qualificationKindId) },
      after: { kindIds: kindIds.toSorted((one, other) => one - other) },
    })
    purgeAfterCommit(trx, tagsOfChange([course]))
  })
}

/** Null for courses that earn no hours. */
function subjectOf({ courseType, certSubject }: Course): CertSubject | null {
  return courseType === CourseType.FurtherEducation ? certSubject : null
}

const takesSubject = (kind: QualificationKind, subject: CertSubject) =>
  kind.acceptedSubjects.includes(subject) && kind.specialtyOf(subject) !== null
