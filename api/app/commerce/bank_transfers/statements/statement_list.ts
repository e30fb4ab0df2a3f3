import db from '@adonisjs/lucid/services/db'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { toWireTime } from '#core/time'

export async function statementList({ page, pageSize }: { page?: number; pageSize?: number }) {
  const found = await pageOfRows(() => db.from('bank_statements'), { id: 'bank_statements.id', page, pageSize })
  const rows = await db
    .from('bank_statements')
    .join('users', 'users.id', 'bank_statements.imported_by')
    .whereIn('bank_statements.id', found.ids)
    .select('bank_statements.id', 'file_name', 'bank_statements.created_at', 'users.user_name')
  const counts = await db
    .from('bank_lines')
    .whereIn('statement_id', found.ids)
    .groupBy('statement_id')
    .select('statement_id')
    .count('* as lines')
  const linesOf = new Map(counts.map((row) => [row.statement_id as number, Number(row.lines)]))
  return {
    statements: inOrderOf(found.ids, rows).map((row) => ({
      statementId: row.id as number,
      fileName: row.file_name as string,
      importTime: toWireTime(row.created_at),
      importedBy: row.user_name as string,
      lineCount: linesOf.get(row.id) ?? 0,
    })),
    total: found.total,
    more: found.more,
  }
}
