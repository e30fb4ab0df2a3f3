import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Digits per part of a clause number. Thirty characters become at most 105. */
const width = 6

/** Sort key of clause numbers: 3.2.2 comes before 3.2.10, as in the code itself. */
export const clauseOrder = (clauseNo: string): string =>
  clauseNo.replace(/\d+/g, (digits) => digits.padStart(width, '0'))

/** For a query over `clauses`: by code, the newest edition first, then in the order of the code. */
export function orderByClause(query: DatabaseQueryBuilderContract<any>) {
  return query
    .orderBy('clauses.standard')
    .orderBy('clauses.edition', 'desc')
    .orderBy('clauses.clause_order')
    .orderBy('clauses.id')
}
