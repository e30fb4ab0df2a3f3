import type { HttpContext } from '@adonisjs/core/http'
import { withQualification } from '#certificates/qualifications/admin/with_qualification'
import type Qualification from '#certificates/qualifications/qualification'
import { replaceFacts, type QualificationForm } from '#certificates/qualifications/save_qualification'
import { QualificationOrigin } from '#certificates/qualifications/terms'
import { audit, differences } from '#core/audit/audit'
import { writeMessage } from '#messages/write_message'

interface Correction extends QualificationForm {
  lockVersion: number
  reason: string
}

export async function correctQualification(ctx: HttpContext, id: number, correction: Correction): Promise<void> {
  const { lockVersion, reason, ...form } = correction
  await withQualification({ id, lockVersion }, async (trx, qualification) => {
    const before = factsOf(qualification)
    await replaceFacts(trx, qualification, form)
    await qualification.merge({ origin: QualificationOrigin.Admin }).save()
    await qualification.load('specialties')
    await audit(trx, ctx, {
      action: 'qualification.correct',
      object: `qualification:${id}`,
      ...differences(before, factsOf(qualification)),
      reason,
    })
    await writeMessage(trx, qualification.userId, {
      kind: 'qualificationChanged',
      reference: `qualification:${id}:${qualification.lockVersion}`,
      facts: { kindName: qualification.qualificationKind.kindName },
    })
  })
}

function factsOf(qualification: Qualification) {
  const { qualificationKind: kind, specialties } = qualification
  return {
    specialties: specialties.map(({ specialty }) => kind.specialtyName(specialty)),
    mainSpecialty: kind.specialtyName(specialties.find(({ isMain }) => isMain)?.specialty ?? ''),
    numberMasked: qualification.numberMasked,
    employerName: qualification.employerName,
    issuedOn: qualification.issuedOn,
    validFrom: qualification.validFrom,
    validTo: qualification.validTo,
    verified: qualification.verifiedAt !== null,
  }
}
