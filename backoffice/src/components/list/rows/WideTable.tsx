import { Table, type TableProps } from 'antd'
import type { RowSelection } from '../rowSelection'
import { useRowSteps } from './useRowSteps'
import { isCommands } from '../views/arrangeColumns'
import {
  createContext,
  use,
  useSyncExternalStore,
  type ComponentProps,
  type ElementType,
  type Key,
  useEffect,
  useRef,
} from 'react'
import type { RowSteps } from './deferredRows'
import type { TableRef } from 'antd/es/table'

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

const steppedComponents = { body: { row: DeferredRow } }

/** Keeps the commands in view while the other columns scroll. */
function withActionsInView<R>(columns: TableProps<R>['columns']): TableProps<R>['columns'] {
  return columns?.map((column) => (isCommands(column) ? { fixed: 'right', ...column } : column))
}

function tableSelection<R extends object>({
  keys,
  nameOf,
  isLocked,
  tick,
}: RowSelection<R>): TableProps<R>['rowSelection'] {
  return {
    selectedRowKeys: keys,
    columnWidth: 44,
    onSelect: (row, on) => tick([row], on),
    onSelectAll: (on, _, changed) => tick(changed, on),
    getCheckboxProps: (row) => ({ 'aria-label': `选择 ${nameOf(row)}`, 'disabled': isLocked?.(row) }) as never,
  }
}

interface DeferredRows {
  steps: RowSteps
  Row: ElementType
  heightOf: (key: string) => number
}

const SteppedRows = createContext<DeferredRows | null>(null)

/** A table row; until its step, an empty one of the same height. */
function DeferredRow(props: ComponentProps<'tr'> & { 'data-row-key'?: Key }) {
  const { steps, Row, heightOf } = use(SteppedRows)!
  const key = String(props['data-row-key'])
  const isPending = useSyncExternalStore(steps.subscribe, () => steps.isPending(key))
  return isPending ? <tr aria-hidden style={{ height: heightOf(key) }} /> : <Row {...props} />
}

/** Scrolls a table that is wider than its container with the arrow keys. */
function useKeyboardScroll() {
  const table = useRef<TableRef>(null)
  useEffect(() => {
    const content = table.current?.nativeElement.querySelector('.ant-table-content')
    if (!(content instanceof HTMLElement)) return
    const update = () => {
      if (content.scrollWidth > content.clientWidth) content.tabIndex = 0
      else content.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(update)
    observer.observe(content)
    for (const child of content.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return table
}
