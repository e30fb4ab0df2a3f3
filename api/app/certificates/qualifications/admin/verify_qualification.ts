import type { HttpContext } from '@adonisjs/core/http'
import { withQualification } from '#certificates/qualifications/admin/with_qualification'
import { encryptQualificationNumber, qualificationNumberIndex } from '#certificates/qualifications/number'
import { qualificationMessages as messages } from '#certificates/qualifications/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { isDuplicate } from '#core/transaction'

interface Verification {
  lockVersion: number
  qualificationNumber: string
}

/**
 * The admin types the number of the authority's register, so that no stored number is shown. One person per verified
 * number. @throws UserError `number-taken`
 */
export async function verifyQualification(ctx: HttpContext, id: number, form: Verification): Promise<void> {
  const number = form.qualificationNumber.toUpperCase()
  const index = qualificationNumberIndex(number)
  await withQualification({ id, lockVersion: form.lockVersion }, async (trx, qualification) => {
    if (qualification.numberIndex && qualification.numberIndex !== index) {
      throw new UserError(messages.otherNumber, { field: 'qualificationNumber' })
    }
    const sealed = qualification.numberIndex ? {} : encryptQualificationNumber(number)
    await qualification
      .merge({
        ...sealed,
        verifiedAt: now(),
        verifiedBy: requireUser(ctx).id,
        verifiedKey: `${qualification.qualificationKindId}:${index}`,
        lockVersion: form.lockVersion + 1,
      })
      .save()
      .catch((error) => {
        const options = { field: 'qualificationNumber', code: 'number-taken' as const }
        throw isDuplicate(error) ? new UserError(messages.numberTaken, options) : error
      })
    await audit(trx, ctx, {
      action: 'qualification.verify',
      object: `qualification:${id}`,
      before: { verified: false },
      after: { verified: true, numberMasked: qualification.numberMasked },
    })
  })
}
