import { checkCells, type SheetRow } from '#learning/learner_imports/check_cells'
import type { ImportedRow } from '#learning/learner_imports/read_import'
import { learnerImportMessages as messages, MaxImportedCourses } from '#learning/learner_imports/terms'

/** What is wrong in the sheet itself: its cells, and rows that contradict or repeat an earlier one. */
export function checkSheet(rows: ImportedRow[], presetCourseId: number | null): SheetRow[] {
  const checked = rows.map((row) => checkCells(row, presetCourseId))
  const seen = new Seen()
  for (const row of checked) if (!row.faults.length) seen.check(row)
  return checked
}

class Seen {
  readonly #byTelephone = new Map<string, SheetRow>()
  readonly #byIdCard = new Map<string, SheetRow>()
  readonly #courses = new Map<string, number>()
  readonly #courseIds = new Set<number>()

  check(row: SheetRow): void {
    const { person, courseId, faults, line } = row
    const first = this.#byTelephone.get(person.telephone!)
    const sameIdCard = person.idCard === null ? undefined : this.#byIdCard.get(person.idCard)
    if (first && !isSamePerson(first, row)) {
      faults.push({ column: 'telephone', sentence: messages.telephoneOfRow(first.line) })
    } else if (sameIdCard && sameIdCard.person.telephone !== person.telephone) {
      faults.push({ column: 'idCard', sentence: messages.idCardOfRow(sameIdCard.line) })
    }
    const key = `${person.telephone} ${courseId}`
    const repeated = this.#courses.get(key)
    if (repeated && !faults.length) faults.push({ column: 'courseNumber', sentence: messages.repeated(repeated) })
    if (courseId !== null && !this.#courseIds.has(courseId) && this.#courseIds.size === MaxImportedCourses) {
      faults.push({ column: 'courseNumber', sentence: messages.tooManyCourses })
    }
    if (faults.length) return
    if (!first || first.person.idCard === null) this.#byTelephone.set(person.telephone!, row)
    if (person.idCard !== null) this.#byIdCard.set(person.idCard, row)
    this.#courses.set(key, line)
    if (courseId !== null) this.#courseIds.add(courseId)
  }
}

function isSamePerson({ person: one }: SheetRow, { person: other }: SheetRow): boolean {
  const isSameIdCard = one.idCard === null || other.idCard === null || one.idCard === other.idCard
  return one.userName === other.userName && isSameIdCard
}
