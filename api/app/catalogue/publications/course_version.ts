import type Course from '#catalogue/course'
import { messages } from '#catalogue/terms'
import { Refusal } from '#core/http/refusal'
import { onWire } from '#core/time'
import type { Trx } from '#core/transaction'

/**
 * One number tells how often a course changed: form, state and chapters. Whoever publishes, submits or
 * sends back means what was seen, so any change since then stops them. Not asked where the caller saw
 * no version, as in a list.
 * @throws Refusal with code `conflict`, naming who changed the course and when
 */
export async function refuseUnseenChanges(
  trx: Trx,
  course: Course,
  seen?: number | null
): Promise<void> {
  if (seen === undefined || seen === null || seen === course.lockVersion) return
  throw await conflictWith(trx, course)
}

/** A form is out of date when another form or a new state came between; chapters are no part of it. */
export async function refuseOutdatedForm(
  trx: Trx,
  course: Course,
  seen?: number | null
): Promise<void> {
  if (seen === undefined || seen === null) return
  if (seen >= course.formVersion && seen <= course.lockVersion) return
  throw await conflictWith(trx, course)
}

async function conflictWith(trx: Trx, course: Course): Promise<Refusal> {
  const { changedBy, changedAt, courseStatus, lockVersion } = course
  const person = changedBy ? await trx.from('users').where('id', changedBy).first() : null
  return new Refusal(messages.changedByOther, {
    code: 'conflict',
    payload: {
      changedBy: person?.user_name ?? null,
      changedAt: onWire(changedAt),
      courseStatus,
      lockVersion,
    },
  })
}
