import type { HttpContext } from '@adonisjs/core/http'
import { CertSubjectText, type CertSubject } from '#catalogue/terms'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { ruleMessages as messages } from '#certificates/education_rules/terms'
import { audit, differences } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { isDuplicate, transaction } from '#core/transaction'

interface NewKind {
  kindCode: string
  kindName: string
  certSubjects: CertSubject[]
}

export async function addKind(ctx: HttpContext, { kindCode, kindName, certSubjects }: NewKind) {
  return transaction(async (trx) => {
    const specialties = certSubjects.map((one) => ({ code: one, name: CertSubjectText[one], certSubject: one }))
    const kind = await QualificationKind.create(
      {
        code: kindCode,
        kindName,
        specialties: JSON.stringify(specialties),
        manySpecialties: certSubjects.length > 1,
        accepts: JSON.stringify(certSubjects),
        active: true,
      },
      { client: trx }
    ).catch((error) => {
      throw isDuplicate(error) ? new UserError(messages.kindCodeTaken, { field: 'kindCode' }) : error
    })
    await audit(trx, ctx, {
      action: 'qualification-kind.create',
      object: `qualification-kind:${kind.id}`,
      after: { kindCode, kindName, certSubjects },
    })
    return kind
  })
}

/** The code and specialties stay: qualifications refer to them. */
export async function changeKind(ctx: HttpContext, id: number, form: { kindName: string; active: boolean }) {
  await transaction(async (trx) => {
    const kind = await QualificationKind.query({ client: trx }).where('id', id).forUpdate().first()
    if (!kind) throw new NotFound()
    const before = { kindName: kind.kindName, active: Boolean(kind.active) }
    await kind.merge(form).save()
    await audit(trx, ctx, {
      action: 'qualification-kind.update',
      object: `qualification-kind:${id}`,
      ...differences(before, { ...form }),
    })
  })
}
