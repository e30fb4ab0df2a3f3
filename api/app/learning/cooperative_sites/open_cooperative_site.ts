import type { HttpContext } from '@adonisjs/core/http'
import { decryptIdNumber } from '#accounts/personal_data/id_card'
import { UserStatus } from '#accounts/terms'
import User from '#accounts/user'
import { CooperativeSubjects } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction } from '#core/transaction'
import { requireAccess, courseAccess } from '#learning/entitlements/course_access'
import { liveCodesOf } from '#learning/live_codes/live_codes_of'
import { Denial, DenialText, messages } from '#learning/terms'
import { renderCooperativeUrl } from '#settings/cooperative_url'
import { readSetting } from '#settings/read_setting'
import type { CooperativeSubject } from '#settings/terms'

/**
 * The URL is built here: browsers have no ID number. The log records user and site, without the number (docs/threats.md
 * T93).
 */
export async function openCooperativeSite(ctx: HttpContext, courseId: number): Promise<string> {
  const me = requireUser(ctx)
  const { course, entitlement } = await courseAccess(me, courseId)
  const subject = CooperativeSubjects.find((one) => one === course.certSubject)
  if (!subject) throw new NotFound()
  requireAccess(entitlement)
  if (!entitlement.userCourseId) {
    throw new UserError(DenialText['not-bought'], { code: Denial.NotBought })
  }

  const user = await User.findOrFail(me.id)
  if (user.userStatus !== UserStatus.Confirmed || !user.idCardCipher) {
    throw new UserError(messages.completeProfile, { code: 'profile-incomplete' })
  }
  const liveCode = (await liveCodesOf(me.id, [courseId])).get(courseId)
  if (!liveCode) throw new UserError(messages.cooperativeCodeMissing)
  const template = await readSetting(`cooperativeUrl.${subject as CooperativeSubject}`)
  if (!template) throw new UserError(messages.cooperativeUrlMissing)

  const url = renderCooperativeUrl(template, { idCard: decryptIdNumber(user.idCardCipher), liveCode })
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'course.open-cooperative-site',
      object: `course:${courseId}`,
      after: { certSubject: subject, host: new URL(url).host },
    })
  )
  return url
}
