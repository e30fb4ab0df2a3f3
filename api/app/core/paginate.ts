import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { CountedRows } from '#core/shared_rules'

type Found = DatabaseQueryBuilderContract<any> | ModelQueryBuilderContract<any, any>

export interface PageRequest {
  /** With its table: `orders.id`. Highest first, or in the direction of the last column, so that its index serves. */
  id: string
  /** SQL expressions to sort by before the id, for both readings or one for each. */
  sortBy?: [expression: string | Record<Reading, string>, direction: 'asc' | 'desc'][]
  /** Columns with their tables to sum, if all rows are counted. */
  sums?: string[]
  page?: number
  pageSize?: number
}

export interface RowPage {
  ids: number[]
  /** At most `CountedRows`. */
  total: number
  /** There are more rows than `total`. */
  more: boolean
  /** Sums over all rows, in the order of `sums`; null if there are more rows than were counted. */
  sums: number[] | null
}

/**
 * How a statement is written so that the database finds few rows by an index, or reads along the order of many rows:
 * no engine chooses well between the two by itself, and hints are not in the common subset.
 */
export const Reading = { Few: 'few', Along: 'along' } as const
export type Reading = (typeof Reading)[keyof typeof Reading]

/**
 * Ids of one page of a list with up to millions of rows; the caller then reads only these rows. Counting stops at
 * `CountedRows`. Up to there the rows found by an index are sorted; beyond, the page is read along its order, which
 * finds rows soon.
 */
export function pageOfRows(found: (reading: Reading) => Found, pageRequest: PageRequest): Promise<RowPage> {
  const { page = 1, pageSize = 10 } = pageRequest
  return rowsFrom(found, pageRequest, (page - 1) * pageSize, pageSize)
}

/** The same for a list of consecutive parts, if no index has the order of the whole list. */
export async function pageOfParts(
  parts: ((reading: Reading) => Found)[],
  pageRequest: Omit<PageRequest, 'sums'>
): Promise<Omit<RowPage, 'sums'>> {
  const { page = 1, pageSize = 10 } = pageRequest
  const offset = (page - 1) * pageSize
  const ids: number[] = []
  let total = 0
  for (const part of parts) {
    const missing = pageSize - ids.length
    const found = await rowsFrom(part, pageRequest, Math.max(0, offset - total), missing)
    ids.push(...found.ids)
    total += found.total
    if (found.more || total > CountedRows) return { ids, total: CountedRows, more: true }
  }
  return { ids, total, more: false }
}

async function rowsFrom(
  found: (reading: Reading) => Found,
  { id, sortBy = [], sums = [] }: PageRequest,
  offset: number,
  limit: number
): Promise<RowPage> {
  const columns = sortBy.map(([by], at) => `${expressionOf(by, Reading.Few)} as sort_${at}`)
  const summed = sums.map((column, at) => `${column} as sum_${at}`)
  const some = () =>
    db.from(
      found(Reading.Few)
        .select(db.raw([`${id} as id`, ...columns, ...summed].join(', ')))
        .limit(CountedRows + 1)
        .as('found') as never
    )
  const totals = db.raw(
    ['count(*) over () as total', ...sums.map((_, at) => `sum(sum_${at}) over () as sum_${at}`)].join(', ')
  )
  const inOrder = sortBy.map(([, direction], at) => `sort_${at} ${direction}`)
  const few = limit ? await sorted(some().select('id', totals), inOrder, 'id').offset(offset).limit(limit) : []
  // Beyond the last page no row carries the count.
  const counts = few.length || !(offset || !limit) ? few : await some().select(totals).limit(1)
  const total = counts[0]?.total ?? 0
  if (total <= CountedRows) {
    return { ids: idsOf(few), total, more: false, sums: sumsOf(counts[0], sums.length) }
  }

  const along = sortBy.map(([by, direction]) => `${expressionOf(by, Reading.Along)} ${direction}`)
  const query = found(Reading.Along).select(db.raw(`${id} as id`)) as any
  const many = limit
    ? await sorted(query.pojo?.() ?? query, along, id)
        .offset(offset)
        .limit(limit)
    : []
  return { ids: idsOf(many), total: CountedRows, more: true, sums: null }
}

const expressionOf = (by: string | Record<Reading, string>, reading: Reading) =>
  typeof by === 'string' ? by : by[reading]

function sorted(query: any, sortBy: string[], id: string) {
  for (const by of sortBy) query.orderByRaw(by)
  return query.orderBy(id, sortBy.at(-1)?.endsWith(' asc') ? 'asc' : 'desc')
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

const sumsOf = (row: Record<string, unknown> | undefined, count: number) =>
  Array.from({ length: count }, (_, at) => Number(row?.[`sum_${at}`] ?? 0))

/** Sorts rows read by id into the order of the ids. */
export function inOrderOf<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
