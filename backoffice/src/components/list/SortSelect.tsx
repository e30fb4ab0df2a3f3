import { Select } from '../fields/Select'
import type { ColumnSorts } from './columnSorts'
import { isSortable } from './columnSorts'
import { keyOfColumn, type ColumnLike } from './views/arrangeColumns'

/** The order of a list that is shown as cards, which have no column heads. */
export function SortSelect({ sorts, columns }: { sorts: ColumnSorts; columns: readonly ColumnLike[] }) {
  const options = columns
    .filter((column) => isSortable(column, sorts) && typeof column.title === 'string')
    .flatMap((column) => [
      { value: `${keyOfColumn(column)} asc`, label: `${column.title}：升序` },
      { value: `${keyOfColumn(column)} desc`, label: `${column.title}：降序` },
    ])
  if (!options.length) return null
  const { sort, onSort } = sorts
  return (
    <Select
      aria-label="排序"
      style={{ width: '100%', marginBlockEnd: 12 }}
      value={sort ? `${sort.field} ${sort.order}` : ''}
      options={[{ value: '', label: '默认顺序' }, ...options]}
      onChange={(value: string) => {
        const [field, order] = value.split(' ')
        onSort(field ? { field, order: order === 'desc' ? 'desc' : 'asc' } : undefined)
      }}
    />
  )
}
