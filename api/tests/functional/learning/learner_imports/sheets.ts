import { template } from '#core/spreadsheet'
import { WorkbookType } from '#core/spreadsheets/terms'
import { LearnerColumns } from '#learning/terms'
import { otherUser, type CreatedUser } from '#tests/factories/accounts'

export type Cells = (string | number | null)[]

export const titles = Object.values(LearnerColumns)

export const workbookOf = async (rows: Cells[]) =>
  Buffer.from(await template([{ name: '学员', columns: titles.map((title) => ({ title, width: 12 })), rows }]))

export const asCsv = (rows: Cells[]) =>
  [titles, ...rows].map((cells) => cells.map((cell) => cell ?? '').join(',')).join('\r\n')

export async function send(admin: CreatedUser, path: string, body: Buffer, type: string = WorkbookType) {
  const headers = { 'Authorization': admin.token, 'Content-Type': type }
  const url = `http://127.0.0.1:${process.env.PORT}/api/admin/learner-imports/${path}`
  return fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
}

export const preview = async (admin: CreatedUser, rows: Cells[], query = '') =>
  (await (await send(admin, `previews${query}`, await workbookOf(rows))).json()) as any

/** Previews and imports the same file. */
export async function importSheet(
  admin: CreatedUser,
  rows: Cells[],
  options: { skipFaulty?: boolean; courseId?: number } = {}
) {
  const body = await workbookOf(rows)
  const course = options.courseId ? `&courseId=${options.courseId}` : ''
  const { fileHash } = (await (await send(admin, `previews?${course}`, body)).json()) as any
  const query = `fileHash=${fileHash}&skipFaulty=${options.skipFaulty ?? false}&offset=0${course}`
  return (await (await send(admin, `imports?${query}`, body)).json()) as any
}

export const newRow = (courseId?: number, over: { name?: string; until?: string } = {}): Cells => {
  const { telephone, idCard } = otherUser()
  return [over.name ?? '周若谷', idCard, telephone, courseId ? String(courseId) : null, over.until ?? null]
}

export const faultsOf = ({ rows }: { rows: { line: number; faults: { column: string; sentence: string }[] }[] }) =>
  rows.flatMap(({ line, faults }) => faults.map(({ column, sentence }) => [line, column, sentence]))
