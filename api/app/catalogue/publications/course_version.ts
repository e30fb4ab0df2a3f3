import type Course from '#catalogue/course'
import { messages } from '#catalogue/terms'
import { UserError } from '#core/errors'
import { toWireTime } from '#core/time'
import type { Trx } from '#core/transaction'

/** Throws if the course changed in any way since the caller saw it. Lists show no version and pass none. */
export async function ensureReviewedVersion(trx: Trx, course: Course, seen?: number | null): Promise<void> {
  if (seen === undefined || seen === null || seen === course.lockVersion) return
  throw await conflictWith(trx, course)
}

/** A form is outdated after another save or a new state; chapters do not count. */
export async function ensureCurrentFormVersion(trx: Trx, course: Course, seen?: number | null): Promise<void> {
  if (seen === undefined || seen === null) return
  if (seen >= course.formVersion && seen <= course.lockVersion) return
  throw await conflictWith(trx, course)
}

async function conflictWith(trx: Trx, course: Course): Promise<UserError> {
  const { changedBy, changedAt, courseStatus, lockVersion } = course
  const person = changedBy ? await trx.from('users').where('id', changedBy).first() : null
  return new UserError(messages.changedByOther, {
    code: 'conflict',
    payload: { changedBy: person?.user_name ?? null, changedAt: toWireTime(changedAt), courseStatus, lockVersion },
  })
}
