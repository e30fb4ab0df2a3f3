import type { ListLayout } from '@zhuxue/api/terms/accounts/saved_views'
import type { Key } from 'react'

export interface ColumnLike {
  key?: Key
  title?: unknown
  dataIndex?: unknown
}

export const keyOfColumn = ({ key, dataIndex, title }: ColumnLike) => String(key ?? dataIndex ?? title)

/** The commands column, in every list. */
export const isCommands = (column: ColumnLike) => column.title === '操作' && !('dataIndex' in column)

/** The name column stays first and the commands last; columns between can be moved or hidden. */
export function partsOf<C extends ColumnLike>(columns: readonly C[]) {
  const first = columns.findIndex(({ title }) => title) + 1
  const rest = columns.slice(first)
  return {
    head: columns.slice(0, first),
    middle: rest.filter((column) => !isCommands(column)),
    tail: rest.filter(isCommands),
  }
}

/** A column added later than the saved order comes after its default predecessor. */
export function inOrder<C extends ColumnLike>(middle: readonly C[], order: readonly string[]): C[] {
  const place = (column: C) => order.indexOf(keyOfColumn(column))
  const sorted = middle.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b))
  middle.forEach((column, at) => {
    if (place(column) < 0) sorted.splice(sorted.indexOf(middle[at - 1]!) + 1, 0, column)
  })
  return sorted
}

export function arrangeColumns<C extends ColumnLike>(columns: readonly C[], layout: ListLayout): C[] {
  const { head, middle, tail } = partsOf(columns)
  const shown = inOrder(middle, layout.order).filter((column) => !layout.hidden.includes(keyOfColumn(column)))
  return [...head, ...shown, ...tail]
}
