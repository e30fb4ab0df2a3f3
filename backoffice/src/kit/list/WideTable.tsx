import { Table, type TableProps } from 'antd'
import type { RowSelection } from './rowSelection'
import { useKeyboardScroll } from './useKeyboardScroll'
import { isCommands } from './views/arrangeColumns'

export type WideTableProps<R> = TableProps<R> & { selection?: RowSelection<R> }

export function WideTable<R extends object>({ columns, selection, ...rest }: WideTableProps<R>) {
  const table = useKeyboardScroll()
  return (
    <Table<R>
      ref={table}
      {...rest}
      columns={withActionsInView(columns)}
      rowSelection={selection && tableSelection(selection)}
    />
  )
}

/** What can be done with a row stays in view while the others move under it. */
function withActionsInView<R>(columns: TableProps<R>['columns']): TableProps<R>['columns'] {
  return columns?.map((column) => (isCommands(column) ? { fixed: 'right', ...column } : column))
}

function tableSelection<R extends object>({
  keys,
  nameOf,
  tick,
}: RowSelection<R>): TableProps<R>['rowSelection'] {
  return {
    selectedRowKeys: keys,
    columnWidth: 44,
    onSelect: (row, on) => tick([row], on),
    onSelectAll: (on, _, changed) => tick(changed, on),
    getCheckboxProps: (row) => ({ 'aria-label': `选择 ${nameOf(row)}` }) as never,
  }
}
