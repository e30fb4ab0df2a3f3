import { HolderOutlined } from '@ant-design/icons'
import { DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import {
  SortableContext,
  arrayMove,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Button, type TableProps } from 'antd'
import { createContext, useContext, useState, type HTMLAttributes, type KeyboardEvent } from 'react'
import { PageTable } from './PageTable'

interface Props<R> extends TableProps<R> {
  noun: string
  rowKey: keyof R & string
  /** The row that stood at `from` was put where `to` stands. */
  onMove: (from: number, to: number) => Promise<void>
}

type Handle = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
>
const HandleContext = createContext<Handle | null>(null)

const vertical = ({
  transform,
}: {
  transform: { x: number; y: number; scaleX: number; scaleY: number }
}) => ({
  ...transform,
  x: 0,
})

/** A PageTable whose rows are dragged by a handle, or moved with ↑ and ↓ while the handle has the focus. */
export function SortableTable<R extends object>({ onMove, columns = [], ...props }: Props<R>) {
  const [draft, setDraft] = useState<R[] | null>(null)
  const rows = draft ?? ((props.dataSource ?? []) as R[])
  const keys = rows.map((row) => String(row[props.rowKey]))
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))

  // The rows stand as they were dropped until the server has answered and the list was read again.
  const move = (from: number, to: number) => {
    if (draft || from === to || !rows[from] || !rows[to]) return
    setDraft(arrayMove(rows, from, to))
    void onMove(from, to).finally(() => setDraft(null))
  }

  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }

  const handle = {
    key: 'move',
    width: 44,
    align: 'center' as const,
    render: (_: unknown, __: R, at: number) => (
      <MoveHandle onStep={(step) => move(at, at + step)} />
    ),
  }

  return (
    <DndContext sensors={sensors} modifiers={[vertical]} onDragEnd={dropped}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <PageTable<R>
          {...props}
          dataSource={rows}
          columns={[handle, ...columns]}
          components={{ body: { row: Row } }}
        />
      </SortableContext>
    </DndContext>
  )
}

function MoveHandle({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const { setActivatorNodeRef, attributes, listeners } = useContext(HandleContext) ?? {}
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <Button
      type="text"
      size="small"
      ref={setActivatorNodeRef as never}
      icon={<HolderOutlined />}
      style={{ cursor: 'grab', touchAction: 'none', color: 'var(--ant-color-text-tertiary)' }}
      {...attributes}
      {...listeners}
      aria-roledescription="可排序"
      aria-label="拖动排序，或按上下方向键移动"
      title="拖动排序，或按上下方向键移动"
      onKeyDown={onKeyDown}
    />
  )
}

function Row(props: HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: string | number }) {
  const id = String(props['data-row-key'] ?? '')
  const sortable = useSortable({ id, disabled: !id })
  const { setNodeRef, transform, transition, isDragging } = sortable
  const style = {
    ...props.style,
    transition,
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    ...(isDragging && {
      position: 'relative' as const,
      zIndex: 9,
      boxShadow: 'var(--ant-box-shadow-secondary)',
    }),
  }

  return (
    <HandleContext.Provider value={sortable}>
      <tr {...props} ref={setNodeRef} style={style} />
    </HandleContext.Provider>
  )
}
