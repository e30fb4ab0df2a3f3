import { lazy, type ReactElement } from 'react'
import type { SortableTableProps } from './SortableTable'

/** For lists that are only sometimes sortable; the others import SortableTable directly. */
export const SortableTable = lazy(() =>
  import('./SortableTable').then(({ SortableTable }) => ({ default: SortableTable }))
) as unknown as <R extends object>(props: SortableTableProps<R>) => ReactElement
