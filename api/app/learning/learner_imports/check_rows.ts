import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { canFillTelephone } from '#accounts/learners/fill_learner'
import type { KnownLearners } from '#accounts/learners/find_learners'
import { matchLearner } from '#accounts/learners/match_learner'
import type User from '#accounts/user'
import { NotFound, UserError } from '#core/errors'
import { maskTelephone } from '#core/shared_rules'
import { assignableCourse, type AssignableCourse } from '#learning/assignments/assignable_course'
import type { SheetRow } from '#learning/learner_imports/check_cells'
import { learnerImportMessages as messages, type RowFault } from '#learning/learner_imports/terms'

export interface CheckedRow extends SheetRow {
  user: User | null
  notes: RowFault[]
}

/** Courses by id; of a course that cannot be assigned, the reason. */
export type ImportedCourses = ReadonlyMap<number, AssignableCourse | string>

export async function readCourses(rows: SheetRow[], client: QueryClientContract): Promise<ImportedCourses> {
  const ids = new Set(rows.flatMap(({ faults, courseId }) => (faults.length ? [] : (courseId ?? []))))
  const courses = new Map<number, AssignableCourse | string>()
  for (const id of [...ids].toSorted((one, other) => one - other)) courses.set(id, await courseOrReason(client, id))
  return courses
}

async function courseOrReason(client: QueryClientContract, id: number): Promise<AssignableCourse | string> {
  try {
    return await assignableCourse(client, id)
  } catch (error) {
    if (error instanceof NotFound) return messages.courseUnknown
    if (error instanceof UserError) return error.message
    throw error
  }
}

/** Compares rows without a fault with our accounts and courses. */
export function checkRows(rows: SheetRow[], known: KnownLearners, courses: ImportedCourses): CheckedRow[] {
  return rows.map((row) => {
    if (row.faults.length) return { ...row, user: null, notes: [] }
    const match = matchLearner(row.person, known)
    const user = 'user' in match ? match.user : null
    const faults: RowFault[] = 'sentence' in match ? [{ column: match.column, sentence: match.sentence }] : []
    const course = row.courseId === null ? null : courses.get(row.courseId)!
    if (typeof course === 'string') faults.push({ column: 'courseNumber', sentence: course })
    else if (course?.needsIdentity && !row.person.idCard && !user?.idCardIndex && !faults.length) {
      faults.push({ column: 'idCard', sentence: messages.idCardNeeded })
    }
    return { ...row, user, faults, notes: user && !faults.length ? notesOf(row, user) : [] }
  })
}

function notesOf({ person: { telephone } }: SheetRow, user: User): RowFault[] {
  if (!user.telephone || user.telephoneKey === telephone || canFillTelephone(user, telephone)) return []
  return [{ column: 'telephone', sentence: messages.otherTelephone(maskTelephone(user.telephone)) }]
}
