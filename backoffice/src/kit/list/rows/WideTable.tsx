import { Table, type TableProps } from 'antd'
import type { RowSelection } from '../rowSelection'
import { SteppedRow, SteppedRows } from './SteppedRow'
import { useKeyboardScroll } from './useKeyboardScroll'
import { useRowSteps } from './useRowSteps'
import { isCommands } from '../views/arrangeColumns'

export type WideTableProps<R> = TableProps<R> & { selection?: RowSelection<R> }

export function WideTable<R extends object>({ columns, selection, ...rest }: WideTableProps<R>) {
  const table = useKeyboardScroll()
  const { dataSource = [], rowKey, components } = rest
  const keyOf = (row: R) => String(typeof rowKey === 'function' ? rowKey(row) : row[rowKey as keyof R])
  const { steps, heightOf } = useRowSteps(table, dataSource, keyOf)
  const body = components?.body
  const Row = (body && 'row' in body && body.row) || 'tr'
  const stepped = steps && { steps, Row, heightOf }
  return (
    <SteppedRows value={stepped ?? null}>
      <Table<R>
        ref={table}
        {...rest}
        components={stepped ? steppedComponents : components}
        columns={withActionsInView(columns)}
        rowSelection={selection && tableSelection(selection)}
      />
    </SteppedRows>
  )
}

const steppedComponents = { body: { row: SteppedRow } }

/** What can be done with a row stays in view while the others move under it. */
function withActionsInView<R>(columns: TableProps<R>['columns']): TableProps<R>['columns'] {
  return columns?.map((column) => (isCommands(column) ? { fixed: 'right', ...column } : column))
}

function tableSelection<R extends object>({ keys, nameOf, tick }: RowSelection<R>): TableProps<R>['rowSelection'] {
  return {
    selectedRowKeys: keys,
    columnWidth: 44,
    onSelect: (row, on) => tick([row], on),
    onSelectAll: (on, _, changed) => tick(changed, on),
    getCheckboxProps: (row) => ({ 'aria-label': `选择 ${nameOf(row)}` }) as never,
  }
}
