import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { findLearners } from '#accounts/learners/find_learners'
import { audit } from '#core/audit/audit'
import { maskTelephone } from '#core/shared_rules'
import { transaction } from '#core/transaction'
import { assigneeOf } from '#learning/learner_imports/assignee_of'
import type { SheetRow } from '#learning/learner_imports/check_cells'
import { checkRows, readCourses, type CheckedRow } from '#learning/learner_imports/check_rows'
import { MaxShownRows } from '#learning/learner_imports/terms'
import { activeEntitlements } from '#learning/entitlements/assignees'

export interface PreviewedRow extends CheckedRow {
  /** Null without a course. */
  hasCourse: boolean | null
}

/** Rows per query. */
const batch = 500

/** Compares all rows with the database. */
export async function compareRows(rows: SheetRow[]): Promise<PreviewedRow[]> {
  const client = db.connection()
  const valid = rows.filter(({ faults }) => !faults.length)
  const people = valid.map(({ person }) => person)
  const checked = checkRows(rows, await findLearners(people, client), await readCourses(rows, client))
  const held = await heldRows(checked)
  return checked.map((row) => ({ ...row, hasCourse: row.courseId === null ? null : held.has(row) }))
}

async function heldRows(rows: CheckedRow[]): Promise<Set<CheckedRow>> {
  const held = new Set<CheckedRow>()
  const ofCourses = Map.groupBy(
    rows.filter(({ faults, courseId }) => !faults.length && courseId !== null),
    ({ courseId }) => courseId!
  )
  for (const [courseId, ofCourse] of ofCourses) {
    for (let at = 0; at < ofCourse.length; at += batch) {
      const some = ofCourse.slice(at, at + batch)
      const telephones = await activeEntitlements(
        db.connection(),
        courseId,
        some.map((row) => assigneeOf(row))
      )
      for (const row of some) if (telephones.has(assigneeOf(row).telephone)) held.add(row)
    }
  }
  return held
}

/** Audited, because it tells which numbers have an account (docs/threats.md T284). */
export async function checkImport(ctx: HttpContext, rows: SheetRow[]): Promise<PreviewedRow[]> {
  const compared = await compareRows(rows)
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'user.check-import',
      object: 'users',
      after: { rows: rows.length, ...countRows(compared) },
    })
  )
  return compared
}

export function toPreview(rows: PreviewedRow[], fileHash: string) {
  const [shown, hidden] = [rows.filter(hasProblem), rows.filter((row) => !hasProblem(row))]
  return {
    fileHash,
    counts: countRows(rows),
    /** Rows with faults first. */
    rows: [...shown.toSorted(byFault), ...hidden].slice(0, MaxShownRows).map(toRow),
    rowCount: rows.length,
  }
}

const hasProblem = ({ faults, notes }: PreviewedRow) => faults.length + notes.length > 0
const byFault = (one: PreviewedRow, other: PreviewedRow) =>
  Number(!one.faults.length) - Number(!other.faults.length) || one.line - other.line

/** People, and of the rows with a course how many are new; a person may have several rows. */
export function countRows(rows: PreviewedRow[]) {
  const valid = rows.filter(({ faults }) => !faults.length)
  const telephones = (some: PreviewedRow[]) => new Set(some.map(({ person }) => person.telephone)).size
  return {
    added: telephones(valid.filter(({ user }) => !user)),
    existing: telephones(valid.filter(({ user }) => user)),
    granted: valid.filter(({ hasCourse }) => hasCourse === false).length,
    already: valid.filter(({ hasCourse }) => hasCourse).length,
    refused: rows.length - valid.length,
  }
}

function toRow({ line, cells, person, faults, notes, user, hasCourse }: PreviewedRow) {
  return {
    line,
    userName: cells.userName,
    telephone: person.telephone ? maskTelephone(person.telephone) : '',
    courseNumber: cells.courseNumber,
    isNew: !faults.length && !user,
    hasCourse,
    faults,
    notes,
  }
}
