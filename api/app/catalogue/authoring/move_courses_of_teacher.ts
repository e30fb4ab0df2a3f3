import User from '#accounts/user'
import { loadParts } from '#catalogue/authoring/course_parts'
import Course from '#catalogue/course'
import { courseAuditRecord } from '#catalogue/course_audit_record'
import { purgeCourse } from '#catalogue/purge_course'
import { auditConsole, differences } from '#core/audit/audit'
import { Role } from '#core/roles'
import { transaction, type Trx } from '#core/transaction'

type Outcome = { moved: number } | { error: string }

/** Console command for a teacher with two accounts, such as one that also learns. Accounts and banks stay as they are. */
export async function moveCoursesOfTeacher(fromName: string, toName: string): Promise<Outcome> {
  const [from, to] = [await findUser(fromName), await findUser(toName)]
  if (!from) return { error: `no account ${fromName}` }
  if (!to?.isActive || !to.roles.includes(Role.Teacher)) return { error: `${toName} is no active teacher` }
  if (from.id === to.id) return { error: 'both names are the same account' }

  return transaction(async (trx) => {
    const courses = await Course.query({ client: trx }).where('teacherId', from.id).orderBy('id').forUpdate()
    for (const course of courses) await moveCourse(trx, course, to.id)
    return { moved: courses.length }
  })
}

async function findUser(loginName: string): Promise<User | null> {
  return User.query().where({ loginName }).whereNull('deletedAt').preload('roleRows').first()
}

async function moveCourse(trx: Trx, course: Course, teacherId: number): Promise<void> {
  await loadParts(course)
  const before = courseAuditRecord(course)
  course.merge({ teacherId })
  // An open form of the former teacher must not restore the old one.
  course.bumpVersion(course.changedBy ?? teacherId)
  await course.save()
  await auditConsole(trx, {
    action: 'course.update',
    object: `course:${course.id}`,
    ...differences(before, courseAuditRecord(course)),
  })
  await purgeCourse(trx, course)
}
