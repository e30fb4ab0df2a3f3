import { listSorts, type SortDirection } from '@zhuxue/api/list-sorts'
import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import { keyOfColumn, type ColumnLike } from './views/arrangeColumns'

export interface Sort {
  field: string
  order: SortDirection
}

/** What a table needs to show and change its order. */
export interface ColumnSorts {
  names: readonly string[]
  sort?: Sort
  onSort: (sort: Sort | undefined) => void
}

export const sortNamesOf = (list: string): readonly string[] =>
  list in listSorts ? listSorts[list as keyof typeof listSorts] : []

/** Only what the list can be sorted by: an old or edited URL opens the list in its usual order. */
export function sortOf(params: Record<string, unknown>, names: readonly string[]): Sort | undefined {
  const { _sort: field, _order: order } = params
  if (typeof field !== 'string' || !names.includes(field)) return undefined
  return { field, order: order === 'desc' ? 'desc' : 'asc' }
}

export const toSortParams = (sort?: Sort) => (sort ? { _sort: sort.field, _order: sort.order } : {})

export function withoutSort<Params extends Record<string, unknown>>(params: Params): Omit<Params, '_sort' | '_order'> {
  const remaining = { ...params }
  delete remaining._sort
  delete remaining._order
  return remaining
}

export const isSortable = (column: ColumnLike, { names }: ColumnSorts) => names.includes(keyOfColumn(column))

const antOrders = { asc: 'ascend', desc: 'descend' } as const

/** Columns that the list can be sorted by get their sort button. */
export function withSorts<R>(columns: TableProps<R>['columns'], sorts: ColumnSorts): TableProps<R>['columns'] {
  return columns?.map((column) => {
    if (!isSortable(column, sorts)) return column
    const order = sorts.sort?.field === keyOfColumn(column) ? antOrders[sorts.sort.order] : null
    return {
      ...column,
      // The library repeats a plain text as the label of the cell, which then answers to the name of a filter.
      title: <>{column.title as ReactNode}</>,
      sorter: true,
      sortOrder: order,
      showSorterTooltip: { title: tooltips[order ?? 'none'] },
    }
  })
}

const tooltips = { none: '点击升序排列', ascend: '点击降序排列', descend: '点击恢复默认顺序' }

/** The order that a click on a column asks for. */
export function requestedSort<R>(sorter: Parameters<NonNullable<TableProps<R>['onChange']>>[2]): Sort | undefined {
  const { columnKey, field, order } = Array.isArray(sorter) ? sorter[0]! : sorter
  if (!order) return undefined
  return { field: String(columnKey ?? field), order: order === 'descend' ? 'desc' : 'asc' }
}
