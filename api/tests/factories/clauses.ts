import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { clauseOrder } from '#exams/clauses/clause_order'
import { parseClause } from '#exams/clauses/terms'

/** A clause with some questions, replaced a day ago if `replacedBy` is given. @returns its id */
export async function clauseOf(questionIds: number[], text: string, replacedBy?: string) {
  const { standard, edition, clauseNo } = parseClause(text)!
  const at = { created_at: toStored(now().minus({ days: 2 })) }
  const [id] = await db
    .table('clauses')
    .insert({
      standard,
      edition,
      clause_no: clauseNo,
      clause_order: clauseOrder(clauseNo),
      ...at,
      ...(replacedBy && {
        replaced_by: replacedBy,
        replace_reason: '新版施行',
        replaced_at: toStored(now().minus({ days: 1 })),
      }),
    })
  for (const questionId of questionIds) {
    await db.table('question_clauses').insert({ question_id: questionId, clause_id: id, ...at })
  }
  return id as number
}
