import { now, toStored } from '#core/time'
import { isDuplicate, RetryTransaction, type Trx } from '#core/transaction'
import { clauseOrder } from '#exams/clauses/clause_order'
import { parseClause, type ClauseName } from '#exams/clauses/terms'

/** Sets the clauses of a question. A clause that stays keeps its review; an unknown one is created. */
export async function writeClauses(
  trx: Trx,
  { questionId, clauses, createdBy }: { questionId: number; clauses: string[]; createdBy: number | null }
): Promise<void> {
  const clauseIds = new Set<number>()
  for (const text of clauses) clauseIds.add(await clauseId(trx, parseClause(text)!, createdBy))

  const rows: { id: number; clause_id: number }[] = await trx
    .from('question_clauses')
    .where('question_id', questionId)
    .select('id', 'clause_id')
  const gone = rows.filter((row) => !clauseIds.has(row.clause_id)).map(({ id }) => id)
  if (gone.length) await trx.from('question_clauses').whereIn('id', gone).delete()

  const known = new Set(rows.map((row) => row.clause_id))
  const added = [...clauseIds].filter((id) => !known.has(id))
  for (const id of added) {
    await trx.table('question_clauses').insert({ question_id: questionId, clause_id: id, created_at: toStored(now()) })
  }
}

/** The id of a clause, created when it is unknown. */
export async function clauseId(trx: Trx, name: ClauseName, createdBy: number | null): Promise<number> {
  const facts = { standard: name.standard, edition: name.edition, clause_no: name.clauseNo }
  const known = await trx.from('clauses').where(facts).select('id').first()
  if (known) return known.id
  try {
    const [id] = await trx
      .table('clauses')
      .insert({
        ...facts,
        clause_order: clauseOrder(name.clauseNo),
        created_by: createdBy,
        created_at: toStored(now()),
      })
    return id
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
