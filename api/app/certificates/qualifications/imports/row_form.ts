import { DateTime } from 'luxon'
import type EducationRule from '#certificates/education_rules/education_rule'
import type QualificationKind from '#certificates/education_rules/qualification_kind'
import {
  qualificationImportMessages as messages,
  type QualificationColumn,
  type RowFault,
} from '#certificates/qualifications/imports/terms'
import { EmployerMax, NumberMax } from '#certificates/qualifications/terms'
import { readTypedDay } from '#core/spreadsheets/typed_day'

type Cells = Record<QualificationColumn, string>

export interface RowForm {
  kindCode: string
  validFrom: string
  validTo: string
  issuedOn: string | null
  qualificationNumber: string | null
  employerName?: string
  specialties: string[]
  mainSpecialty?: string
}

interface Known {
  kinds: QualificationKind[]
  rules: EducationRule[]
}

/** The form of a row, or null with what is wrong in it. */
export function toForm(cells: Cells, { kinds, rules }: Known, faults: RowFault[]) {
  const before = faults.length
  const wrong = (column: QualificationColumn, sentence: string) => void faults.push({ column, sentence })
  const kind = kinds.find(({ kindName, code }) => [kindName, code].includes(cells.kind))
  if (!kind) wrong('kind', messages.kindUnknown)
  const specialties = kind ? specialtiesOf(cells.specialties, kind, wrong) : []
  const { qualificationNumber: number, employerName } = cells
  if (number && (number.length < 4 || number.length > NumberMax)) wrong('qualificationNumber', messages.numberLength)
  if (employerName.length > EmployerMax) wrong('employerName', messages.employerLength)
  const issuedOn = dayIn(cells, 'issuedOn', wrong)
  const validFrom = dayIn(cells, 'validFrom', wrong)
  if (!cells.validFrom) wrong('validFrom', messages.dayMissing)
  const usualEnd = kind && validFrom ? endOf(validFrom, kind, rules) : null
  const validTo = dayIn(cells, 'validTo', wrong) ?? (cells.validTo ? null : usualEnd)
  if (kind && validFrom && !cells.validTo && !usualEnd) wrong('validTo', messages.validToUnknown)
  if (faults.length > before || !kind || !validFrom || !validTo) return { form: null, kindId: kind?.id }
  const form: RowForm = {
    kindCode: kind.code,
    validFrom,
    validTo,
    issuedOn,
    qualificationNumber: number || null,
    employerName: employerName || undefined,
    specialties,
    mainSpecialty: specialties[0],
  }
  return { form, kindId: kind.id }
}

/** Names or codes, the main one first: `市政公用工程、建筑工程`. */
function specialtiesOf(cell: string, kind: QualificationKind, wrong: (column: 'specialties', text: string) => void) {
  const names = cell
    .replace(/（主项）|\(主项\)/g, '')
    .split(/[、,，;；\s]+/)
    .filter(Boolean)
  const known = kind.specialtyList
  if (known.length && !names.length) wrong('specialties', messages.specialtyMissing)
  if (names.length > 1 && !kind.manySpecialties) wrong('specialties', messages.oneSpecialty)
  return names.flatMap((name) => {
    const found = known.find((one) => one.name === name || one.code === name)
    if (!found) wrong('specialties', messages.specialtyUnknown(name))
    return found ? [found.code] : []
  })
}

/** The day before the cycle of the rule would be over. */
function endOf(validFrom: string, { id }: QualificationKind, rules: EducationRule[]): string | null {
  const own = rules.filter(({ qualificationKindId }) => qualificationKindId === id)
  const rule = own.findLast((one) => one.validFrom <= validFrom) ?? own.at(0)
  if (!rule) return null
  return DateTime.fromISO(validFrom, { zone: 'utc' }).plus({ months: rule.cycleMonths }).minus({ days: 1 }).toISODate()
}

type DayColumn = 'issuedOn' | 'validFrom' | 'validTo'

/** Null if it is empty or wrong. */
function dayIn(cells: Cells, column: DayColumn, wrong: (column: DayColumn, text: string) => void): string | null {
  const cell = cells[column]
  if (!cell) return null
  const day = readTypedDay(cell)
  if (!day) wrong(column, messages.day)
  return day
}
