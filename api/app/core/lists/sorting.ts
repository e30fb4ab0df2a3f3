import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import vine from '@vinejs/vine'
import { listSorts, SortDirections, type SortDirection, type SortedList, type SortName } from '#core/lists/list_sorts'

/** SQL expressions and their directions. */
export type SortBy<Expression = string> = [expression: Expression, direction: SortDirection][]

export interface Sorting<List extends SortedList> {
  _sort?: SortName<List>
  _order?: SortDirection
}

/** The parameters of Refine's simple-rest provider. A column that the list does not declare is refused. */
export const sorting = <List extends SortedList>(list: List) => ({
  _sort: vine.enum(listSorts[list] as unknown as readonly SortName<List>[]).optional(),
  _order: vine.enum(SortDirections).optional(),
})

/**
 * A name up to its hundredth character: with a key of a thousand characters, MariaDB and MySQL write the keys of all
 * rows to disk.
 */
export const byName = (column: string) => `substr(${column}, 1, 100)`

/** The requested order, or the usual one. Only the given expressions reach SQL. */
export function sortedBy<List extends SortedList, Expression = string>(
  { _sort: name, _order: direction = 'asc' }: Sorting<List>,
  columns: Record<SortName<List>, Expression>,
  usual: SortBy<Expression> = []
): SortBy<Expression> {
  return name ? [[columns[name], direction]] : usual
}

/** For a list that is not read by `pageOfRows`; rows of equal value follow their ids in the same direction. */
export function inOrderBy<Query extends DatabaseQueryBuilderContract<any> | ModelQueryBuilderContract<any, any>>(
  query: Query,
  sortBy: SortBy,
  id: string
): Query {
  for (const [expression, direction] of sortBy) query.orderByRaw(`${expression} ${direction}`)
  return query.orderBy(id, sortBy.at(-1)?.[1] ?? 'desc') as Query
}
