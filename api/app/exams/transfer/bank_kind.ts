import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { template, type Cell } from '#core/spreadsheet'
import { Role } from '#core/roles'
import { transferKind, type ReadContext, type ReadRow } from '#core/transfer/kind'
import { bankColumns as sheetColumns, toRow } from '#exams/questions/imports/export_bank'
import { currentQuestions, withClauses } from '#exams/questions/question_list'
import { MaxImportRows } from '#exams/questions/terms'
import { bankColumns } from '#exams/transfer/bank_columns'
import { checkBanks } from '#exams/transfer/check_banks'
import { writeBanks } from '#exams/transfer/write_banks'

export const bankKind = transferKind({
  object: 'banks',
  table: 'question_banks',
  columns: bankColumns,
  // Reading a file and writing its questions takes seconds.
  batch: 1,
  check: checkBanks,
  write: writeBanks,
  read: readBanks,
})

/** Of the texts of a file, which an import reads up to 2 MB. */
const maxCharacters = 500_000

/** A bank above the limits of a file becomes several rows. Papers, attempts and former versions do not move. */
async function readBanks(
  afterId: number,
  limit: number,
  { client, writeFile }: ReadContext
): Promise<ReadRow<typeof bankColumns>[]> {
  const connection = client ?? db.connection()
  const banks = await connection
    .from('question_banks as b')
    .join('questions as q', 'q.question_bank_id', 'b.id')
    .whereNull('b.deleted_at')
    .whereNull('q.deleted_at')
    .where('b.id', '>', afterId)
    .groupBy('b.id', 'b.question_bank_name', 'b.created_by')
    .orderBy('b.id')
    .limit(limit)
    .select('b.id', 'b.question_bank_name as name', 'b.created_by as owner')
  const teachers = await connection
    .from('users as u')
    .join('user_roles as r', 'r.user_id', 'u.id')
    .where('r.role', Role.Teacher)
    .whereNull('u.deleted_at')
    .whereIn(
      'u.id',
      banks.map(({ owner }) => owner)
    )
    .select('u.id')
  const rows: ReadRow<typeof bankColumns>[] = []
  for (const { id, name, owner } of banks) {
    const found = await currentQuestions(connection)
      .where('questions.question_bank_id', id)
      .orderBy('questions.question_no')
      .orderBy('questions.id')
    const questions = (await withClauses(found, connection)).map(toRow)
    const teacher = teachers.some((one) => one.id === owner) ? owner : null
    for (const [at, some] of filesOf(questions).entries()) {
      // The same questions have the same file in a later export.
      const hash = createHash('sha256').update(JSON.stringify(some)).digest('hex').slice(0, 32)
      const file = `banks/${hash}.xlsx`
      await writeFile(file, await template([{ name: '题目', columns: sheetColumns, rows: some }], { isDated: false }))
      rows.push({ id, part: at + 1, values: { bank_name: name, teacher, file } })
    }
  }
  return rows
}

function filesOf(questions: Cell[][]): Cell[][][] {
  const files: Cell[][][] = [[]]
  let characters = 0
  for (const cells of questions) {
    const own = cells.reduce<number>((sum, cell) => sum + String(cell ?? '').length, 0)
    if (files.at(-1)!.length === MaxImportRows || (characters + own > maxCharacters && files.at(-1)!.length)) {
      files.push([])
      characters = 0
    }
    files.at(-1)!.push(cells)
    characters += own
  }
  return files
}
