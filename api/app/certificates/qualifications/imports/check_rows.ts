import db from '@adonisjs/lucid/services/db'
import EducationRule from '#certificates/education_rules/education_rule'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { findPeople, personKeys, type Person, type PersonKeys } from '#certificates/qualifications/imports/find_people'
import type { ImportedRow } from '#certificates/qualifications/imports/read_import'
import { toForm, type RowForm } from '#certificates/qualifications/imports/row_form'
import { qualificationImportMessages as messages, type RowFault } from '#certificates/qualifications/imports/terms'
import { ensureValidFacts } from '#certificates/qualifications/save_qualification'
import { UserError } from '#core/errors'
import { normalizePersonName } from '#core/shared_rules'

export interface CheckedRow {
  line: number
  cells: ImportedRow['cells']
  faults: RowFault[]
  userId: number | null
  form: RowForm | null
}

/** Every row with what is wrong in which column; nothing is written. */
export async function checkRows(rows: ImportedRow[]): Promise<CheckedRow[]> {
  const keys = rows.map(personKeys)
  const people = await findPeople(keys)
  const kinds = await QualificationKind.query().where('active', true)
  const rules = await EducationRule.query().orderBy('validFrom')
  const seen = new Map<string, number>()
  const checked: CheckedRow[] = []
  for (const [at, row] of rows.entries()) {
    const faults: RowFault[] = row.formulas.map((column) => ({ column, sentence: messages.formula }))
    const person = personOf(row, keys[at]!, people, faults)
    const { form, kindId } = toForm(row.cells, { kinds, rules }, faults)
    if (person && form && kindId) {
      const same = seen.get(`${person.id} ${kindId}`)
      if (same) faults.push({ column: 'kind', sentence: messages.repeated(same) })
      seen.set(`${person.id} ${kindId}`, row.line)
      await checkStored(person.id, kindId, form, faults)
    }
    const { line, cells } = row
    checked.push({ line, cells, faults, userId: person?.id ?? null, form: faults.length ? null : form })
  }
  return checked
}

function personOf(
  { cells }: ImportedRow,
  { idCard, telephone }: PersonKeys,
  { byIdCard, byTelephone }: Awaited<ReturnType<typeof findPeople>>,
  faults: RowFault[]
): Person | null {
  if (!cells.userName) faults.push({ column: 'userName', sentence: messages.nameMissing })
  if (!cells.idCard && !cells.telephone) faults.push({ column: 'idCard', sentence: messages.personMissing })
  const found = { idCard: idCard && byIdCard.get(idCard), telephone: telephone && byTelephone.get(telephone) }
  for (const column of ['idCard', 'telephone'] as const) {
    if (cells[column] && !found[column]) faults.push({ column, sentence: messages.personUnknown })
  }
  if (found.idCard && found.telephone && found.idCard.id !== found.telephone.id) {
    faults.push({ column: 'telephone', sentence: messages.personOther })
  }
  const person = found.idCard || found.telephone || null
  if (person && cells.userName && person.userName !== normalizePersonName(cells.userName)) {
    faults.push({ column: 'userName', sentence: messages.nameOther })
  }
  return person
}

/** What the rules of a single qualification refuse. */
async function checkStored(userId: number, kindId: number, form: RowForm, faults: RowFault[]): Promise<void> {
  try {
    await ensureValidFacts(db.connection(), { userId, kindId, form })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const column = error.field === 'validTo' ? 'validTo' : 'validFrom'
    faults.push({ column, sentence: error.message })
  }
}
