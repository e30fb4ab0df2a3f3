import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { normalizeWidth } from '#core/shared_rules'
import { NotFound } from '#core/errors'
import { likeContains, likeStartsWith } from '#core/query_rules'
import { orderByClause } from '#exams/clauses/clause_order'
import { pendingLinks } from '#exams/clauses/review_pending'
import { ClauseState, clauseText } from '#exams/clauses/terms'
import type { clauseListValidator } from '#exams/clauses/validators'
import { toWireTime } from '#core/time'
import { sortedBy } from '#core/lists/sorting'

const columns = { clause: 'clauses.standard', questionCount: 'question_count', pendingCount: 'pending_count' }

/** With the number of the user's own questions. */
export async function clauseList(user: CurrentUser, filters: Infer<typeof clauseListValidator>) {
  const { standard, clauseNo, keyword, clauseState, page = 1, pageSize = 10 } = filters
  const found = counted(user)
  for (const part of partsOf(standard)) {
    found.where((any) => {
      for (const column of ['standard', 'edition']) {
        any.orWhereRaw(`clauses.${column} like ? escape '!'`, [likeContains(part)])
      }
    })
  }
  for (const part of partsOf(keyword)) {
    found.where((any) => {
      for (const column of ['standard', 'edition', 'clause_no', 'clause_name']) {
        any.orWhereRaw(`clauses.${column} like ? escape '!'`, [likeContains(part)])
      }
    })
  }
  if (clauseNo) {
    const start = likeStartsWith(normalizeWidth(clauseNo).replace(/[第条\s]/g, ''))
    found.whereRaw("clauses.clause_no like ? escape '!'", [start])
  }
  if (clauseState === ClauseState.Valid) found.whereNull('clauses.replaced_at')
  if (clauseState === ClauseState.Replaced) found.whereNotNull('clauses.replaced_at')

  const [{ total }] = await found.clone().clearSelect().count('* as total')
  const [sort] = sortedBy<'clauses'>(filters, columns)
  const ordered = sort ? orderByClause(found.orderByRaw(sort.join(' '))) : orderByClause(found)
  const rows = await ordered.forPage(page, pageSize)
  return { clauses: rows.map(toClause), total: Number(total) }
}

export async function clauseOf(id: number) {
  const row = await counted().where('clauses.id', id).first()
  if (!row) throw new NotFound()
  return toClause(row)
}

/** `gb/t50500-2024 4.1`: letters, digits and numbers in any order. */
function partsOf(text = ''): string[] {
  const folded = normalizeWidth(text).toUpperCase()
  return folded.split(/[\s—-]+|(?<=[A-Z])(?=\d)/).filter(Boolean)
}

function counted(user?: CurrentUser) {
  const links = () => {
    const found = db
      .from('question_clauses')
      .join('questions', 'questions.id', 'question_clauses.question_id')
      .whereColumn('question_clauses.clause_id', 'clauses.id')
      .whereNull('questions.deleted_at')
      .count('*')
    if (user && !isAdmin(user)) {
      found
        .join('question_banks', 'question_banks.id', 'questions.question_bank_id')
        .where('question_banks.created_by', user.id)
    }
    return found
  }
  return db
    .from('clauses')
    .select('clauses.*')
    .select(links().as('question_count'))
    .select(links().where(pendingLinks).as('pending_count'))
}

function toClause(row: Record<string, any>) {
  const { standard, edition, clause_no: clauseNo } = row as Record<string, string>
  return {
    clauseId: row.id as number,
    clause: clauseText({ standard, edition, clauseNo }),
    standard,
    edition,
    clauseNo,
    clauseName: row.clause_name as string,
    clauseState: (row.replaced_at ? ClauseState.Replaced : ClauseState.Valid) as ClauseState,
    replacedBy: row.replaced_by as string | null,
    replaceReason: row.replace_reason as string | null,
    replaceTime: toWireTime(row.replaced_at as string | null),
    questionCount: row.question_count as number,
    pendingCount: row.pending_count as number,
  }
}
