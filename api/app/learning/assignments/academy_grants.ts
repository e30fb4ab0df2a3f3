import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { maskTelephone } from '#core/shared_rules'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { assignCourse, isNew } from '#learning/assignments/assign_course'
import { lockEntitlement } from '#learning/entitlements/admin/lock_entitlement'
import { lockAssignees } from '#learning/entitlements/assignees'
import { queueEntitlementsEnded } from '#learning/entitlements/entitlement_events'
import { siblingGrants } from '#learning/entitlements/sibling_grants'
import { AssignOutcome, CourseSource, UserCourseStatus } from '#learning/terms'

/** By a telephone, or a person of whom it is the one at the time of the call. */
export interface Recipient {
  /** As the caller named it. */
  named: { telephone?: string; personId?: number; externalId?: string }
  telephone: string | null
  /** Null for a person who does not exist, undefined for a telephone. */
  userId?: number | null
}

export interface AcademyGrant {
  telephone: string | null
  personId: number | null
  externalId: string | null
  result: 'granted' | 'already' | 'profile-incomplete' | 'no-telephone' | 'not-found'
  /** Null unless this academy granted it. */
  entitlementId: number | null
}

/** Grants of the account that owns the key. */
export const grantsOf = (ownerId: number, client: Pick<Trx, 'from'> = db.connection()) =>
  client.from('user_courses').where({ source: CourseSource.Admin, granted_by: ownerId })

/**
 * Opens a course for people of an academy, without an order. A number without an account waits for its owner, with the
 * same result (docs/threats.md T263).
 */
export async function grantForAcademy(
  trx: Trx,
  ctx: HttpContext,
  { courseId, recipients }: { courseId: number; recipients: Recipient[] }
): Promise<AcademyGrant[]> {
  const owner = requireUser(ctx)
  const telephones = await lockTelephones(trx, recipients)
  const done = await assignCourse(trx, owner, { courseId, telephones, genLiveCode: false })
  const granted = done.filter(({ outcome }) => isNew(outcome))
  const own = await ownIds(
    trx,
    owner.id,
    done.flatMap(({ userCourseId }) => userCourseId ?? [])
  )
  if (granted.length) {
    await audit(trx, ctx, {
      action: 'course.assign',
      object: `course:${courseId}`,
      after: {
        telephones: granted.map(({ telephone }) => maskTelephone(telephone)),
        userCourseIds: granted.map(({ userCourseId }) => userCourseId),
      },
    })
  }
  const byTelephone = new Map(done.map((one) => [one.telephone, one]))
  return recipients.map(({ named, userId, telephone }) => {
    const one = byTelephone.get(telephone ?? '')
    const id = one?.userCourseId ?? null
    return {
      telephone: named.telephone ?? null,
      personId: named.personId ?? null,
      externalId: named.externalId ?? null,
      result: one ? resultOf(one.outcome) : userId === null ? 'not-found' : 'no-telephone',
      entitlementId: id !== null && own.has(id) ? id : null,
    }
  })
}

/** Each once. Those that another person got since are left out. */
async function lockTelephones(trx: Trx, recipients: Recipient[]): Promise<string[]> {
  const all = new Set(recipients.flatMap(({ telephone }) => telephone ?? []))
  const owners = new Map((await lockAssignees(trx, [...all])).map(({ telephone, userId }) => [telephone, userId]))
  for (const { telephone, userId } of recipients) {
    if (userId !== undefined && telephone !== null && owners.get(telephone) !== userId) all.delete(telephone)
  }
  return [...all]
}

/** All courses of the grant. Ending it again changes nothing. @throws NotFound for grants of others */
export async function endAcademyGrant(trx: Trx, ctx: HttpContext, id: number): Promise<void> {
  const entitlement = await lockEntitlement(trx, id)
  const isOwn = entitlement.source === CourseSource.Admin && entitlement.granted_by === requireUser(ctx).id
  if (!isOwn) throw new NotFound()
  const rows: { id: number }[] = await siblingGrants(trx, entitlement)
    .where('user_course_status', UserCourseStatus.Valid)
    .orderBy('id')
    .select('id')
  if (!rows.length) return nothingToAudit(ctx)
  const ids = rows.map((row) => row.id)
  await trx
    .from('user_courses')
    .whereIn('id', ids)
    .update({ user_course_status: UserCourseStatus.Expired, updated_at: toStored(now()) })
  await queueEntitlementsEnded(trx, ids, 'disabled')
  await audit(trx, ctx, {
    action: 'user-course.switch-off',
    object: `user-course:${id}`,
    before: { userCourseStatus: UserCourseStatus.Valid },
    after: { userCourseStatus: UserCourseStatus.Expired },
  })
}

async function ownIds(trx: Trx, ownerId: number, ids: number[]): Promise<Set<number>> {
  const rows: { id: number }[] = await grantsOf(ownerId, trx).whereIn('id', ids).select('id')
  return new Set(rows.map(({ id }) => id))
}

function resultOf(outcome: AssignOutcome): AcademyGrant['result'] {
  if (isNew(outcome)) return 'granted'
  return outcome === AssignOutcome.Had ? 'already' : 'profile-incomplete'
}
