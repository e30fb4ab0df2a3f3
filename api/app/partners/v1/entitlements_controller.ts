import type { HttpContext } from '@adonisjs/core/http'
import { nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { idempotent } from '#core/http/idempotency'
import { requireKey } from '#core/http/service_keys/service_key'
import { maskTelephone } from '#core/shared_rules'
import { fromStored, toRfc3339 } from '#core/time'
import { endAcademyGrant, grantForAcademy, grantsOf } from '#learning/assignments/academy_grants'
import { businessDay } from '#learning/entitlements/validity'
import { UserCourseStatus } from '#learning/terms'
import { externalIdsOf } from '#partners/v1/external_ids_of'
import { findRecipients } from '#partners/v1/people/find_recipients'
import { MaxRecipients, peopleMessages as messages } from '#partners/v1/people/terms'
import { entitlementValidator, pageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'

interface Row {
  id: number
  courseId: number
  userId: number | null
  telephone: string
  status: UserCourseStatus
  expiresOn: string | null
  grantedAt: string
}

/** What an academy granted. */
export default class EntitlementsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(pageValidator)
    const rows: Row[] = await grantsOf(requireUser(ctx).id)
      .where('id', '>', cursorOf(page)[0])
      .orderBy('id')
      .limit(limitOf(page) + 1)
      .select('id', 'course_id as courseId', 'user_id as userId', 'telephone', 'user_course_status as status')
      .select('expires_on as expiresOn', 'created_at as grantedAt')
    const userIds = rows.flatMap(({ userId }) => userId ?? [])
    const ids = await externalIdsOf(ctx, 'people', userIds)
    return toPage(rows, { limit: limitOf(page), toItem: (row) => toEntitlement(row, ids), cursor: ({ id }) => id })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(entitlementValidator)
    const { courseId, ...named } = form
    const recipients = await findRecipients(requireKey(ctx), named)
    if (!recipients.length) throw new UserError(messages.noRecipients, { field: 'telephones' })
    if (recipients.length > MaxRecipients) throw new UserError(messages.tooManyRecipients, { field: 'telephones' })
    const answer = await idempotent(ctx, form, async (trx) => ({
      results: await grantForAcademy(trx, ctx, { courseId, recipients }),
    }))
    // A repeated key gets the response of the first call, which was audited.
    nothingToAudit(ctx)
    return answer
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const answer = await idempotent(ctx, { id }, async (trx) => {
      await endAcademyGrant(trx, ctx, id)
      return { id, state: 'ended' as const }
    })
    nothingToAudit(ctx)
    return answer
  }
}

function toEntitlement(
  { id, courseId, userId, telephone, status, expiresOn, grantedAt }: Row,
  ids: Map<number, string>
) {
  const isOver = expiresOn !== null && expiresOn < businessDay()
  const isValid = status === UserCourseStatus.Valid && !isOver
  const state: 'valid' | 'ended' = isValid ? 'valid' : 'ended'
  return {
    id,
    courseId,
    // Of a person who was named by id the caller may not know the number.
    telephone: userId === null ? telephone : maskTelephone(telephone),
    personId: userId,
    externalId: ids.get(userId ?? 0) ?? null,
    state,
    expiresOn,
    grantedAt: toRfc3339(fromStored(grantedAt))!,
  }
}
