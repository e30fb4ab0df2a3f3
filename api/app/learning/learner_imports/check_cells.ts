import type { Person } from '#accounts/learners/find_learners'
import { UserNameLength, messages as accountMessages } from '#accounts/terms'
import {
  characterCount,
  fullIdCard,
  idNumberError,
  isTelephone,
  normalizeIdCard,
  normalizePersonName,
  normalizeTelephone,
  normalizeWidth,
  personNameError,
} from '#core/shared_rules'
import { MaxRowId } from '#core/rules'
import { readTypedDay } from '#core/spreadsheets/typed_day'
import { businessDay } from '#learning/entitlements/validity'
import type { ImportedRow } from '#learning/learner_imports/read_import'
import { learnerImportMessages as messages, type LearnerColumn, type RowFault } from '#learning/learner_imports/terms'

export interface SheetRow {
  line: number
  cells: ImportedRow['cells']
  person: Person
  courseId: number | null
  /** The last day, included; null for the usual validity. */
  expiresOn: string | null
  faults: RowFault[]
}

/** What Excel makes of a long number: `3.70102E+17`, or the last digits lost. */
const scientific = /^\d+(\.\d+)?e\+?\d+$/i
const lostDigits = /^\d{15}0{2,3}$/

/** @param presetCourseId of rows without a number of a course */
export function checkCells(row: ImportedRow, presetCourseId: number | null): SheetRow {
  const { line, cells, formulas } = row
  const faults: RowFault[] = formulas.map((column) => ({ column, sentence: messages.formula }))
  const wrong = (column: LearnerColumn, sentence: string) => {
    if (!formulas.includes(column)) faults.push({ column, sentence })
  }
  const person = { userName: nameIn(row, wrong), idCard: idCardIn(row, wrong), telephone: telephoneIn(row, wrong) }
  const courseId = courseIn(cells.courseNumber, wrong) ?? (cells.courseNumber ? null : presetCourseId)
  const expiresOn = dayIn(row, wrong)
  if (expiresOn && courseId === null && !cells.courseNumber) wrong('expiresOn', messages.dayWithoutCourse)
  return { line, cells, person, courseId, expiresOn, faults }
}

type Wrong = (column: LearnerColumn, sentence: string) => void

function nameIn({ cells }: ImportedRow, wrong: Wrong): string {
  const name = normalizePersonName(cells.userName)
  const length = characterCount(name)
  const isLengthWrong = length < UserNameLength.min || length > UserNameLength.registered
  const sentence = !name
    ? messages.nameMissing
    : isLengthWrong
      ? accountMessages.staffNameLength
      : personNameError(name)
  if (sentence) wrong('userName', sentence)
  return name
}

function idCardIn({ cells, numbers }: ImportedRow, wrong: Wrong): string | null {
  const text = cells.idCard
  if (!text) return null
  const sentence = idNumberError(text)
  const isBroken =
    numbers.includes('idCard') || scientific.test(text) || (sentence && lostDigits.test(normalizeIdCard(text)))
  if (isBroken) wrong('idCard', messages.excelNumber('idCard'))
  else if (sentence) wrong('idCard', sentence)
  return fullIdCard(text)
}

function telephoneIn({ cells }: ImportedRow, wrong: Wrong): string | null {
  const text = cells.telephone
  const telephone = normalizeTelephone(text)
  if (!text) wrong('telephone', messages.telephoneMissing)
  else if (scientific.test(text)) wrong('telephone', messages.excelNumber('telephone'))
  else if (!isTelephone(telephone)) wrong('telephone', messages.telephoneWrong)
  return telephone
}

function courseIn(text: string, wrong: Wrong): number | null {
  if (!text) return null
  const number = Number(normalizeWidth(text))
  if (Number.isInteger(number) && number >= 1 && number <= MaxRowId) return number
  wrong('courseNumber', messages.courseNumberWrong)
  return null
}

function dayIn({ cells }: ImportedRow, wrong: Wrong): string | null {
  if (!cells.expiresOn) return null
  const day = readTypedDay(normalizeWidth(cells.expiresOn))
  if (!day) wrong('expiresOn', messages.dayWrong)
  else if (day < businessDay()) wrong('expiresOn', messages.dayPast)
  return day
}
