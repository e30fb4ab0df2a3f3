import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import { checkRows } from '#certificates/qualifications/imports/check_rows'
import type { ImportedRow } from '#certificates/qualifications/imports/read_import'
import { qualificationImportMessages as messages } from '#certificates/qualifications/imports/terms'
import { createQualification } from '#certificates/qualifications/save_qualification'
import { QualificationOrigin } from '#certificates/qualifications/terms'
import { audit } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

export async function previewImport(rows: ImportedRow[]) {
  const checked = await checkRows(rows)
  return {
    rows: checked.map(({ line, cells, faults }) => ({
      line,
      userName: cells.userName,
      kindName: cells.kind,
      specialties: cells.specialties,
      employerName: cells.employerName,
      validFrom: cells.validFrom,
      validTo: cells.validTo,
      faults,
    })),
    wrong: checked.filter(({ faults }) => faults.length).length,
  }
}

/** Writes the rows without a fault, all or none of them. @param expected as many as the preview counted */
export async function importQualifications(ctx: HttpContext, rows: ImportedRow[], expected: number) {
  const checked = await checkRows(rows)
  const valid = checked.filter(({ form }) => form)
  if (valid.length !== expected) throw new UserError(messages.changed)
  await transaction(async (trx) => {
    // All people before the first read, which fixes what the transaction sees, and in one order for two imports.
    const people = new Set(valid.map(({ userId }) => userId!))
    for (const userId of [...people].toSorted((one, other) => one - other)) await lockUser(trx, userId)
    for (const { line, userId, form, cells } of valid) {
      const options = { userId: userId!, origin: QualificationOrigin.Import }
      const qualification = await createQualification(trx, options, form!).catch((error) => {
        throw error instanceof UserError ? new UserError(messages.rowFailed(line, error.message)) : error
      })
      await writeMessage(trx, userId!, {
        kind: 'qualificationChanged',
        reference: `qualification:${qualification.id}:1`,
        facts: { kindName: cells.kind },
      })
    }
    await audit(trx, ctx, {
      action: 'qualification.import',
      object: 'qualifications',
      after: { imported: valid.length },
    })
  })
  return { imported: valid.length, skipped: rows.length - valid.length }
}
