import { HolderOutlined } from '@ant-design/icons'
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Button } from 'antd'
import {
  createContext,
  useContext,
  useState,
  type ComponentProps,
  type HTMLAttributes,
} from 'react'
import { PageTable } from './PageTable'
import styles from './SortableTable.module.css'
import { Edge, EdgeText, instructions, placeOf, spoken, target, vertical } from './sorting'

type Props<R> = ComponentProps<typeof PageTable<R & object>> & {
  rowKey: keyof R & string
  nameOf: (row: R) => string
  /** Whether there are rows on the page before and on the one after. */
  pages: { before: boolean; after: boolean }
  /** The row at `from` was put where `to` stands; -1 and the number of rows are the pages beside. */
  onMove: (from: number, to: number) => Promise<void>
}

type Handle = ReturnType<typeof useSortable>
const HandleContext = createContext<Handle | null>(null)

const handleColumn = { key: 'move', width: 40, align: 'center' as const, render: () => <Grip /> }

/** A PageTable whose rows are dragged by a handle, with a pointer or by keyboard, also over its edges. */
export function SortableTable<R extends object>(props: Props<R>) {
  const { onMove, nameOf, pages, columns = [], ...table } = props
  const [draft, setDraft] = useState<R[] | null>(null)
  const rows = draft ?? ((props.dataSource ?? []) as R[])
  const keys = rows.map((row) => String(row[props.rowKey]))
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  )

  // The rows stand as they were dropped until the server has answered and the list was read again.
  const dropped = ({ active, over }: DragEndEvent) => {
    const from = keys.indexOf(String(active.id))
    const to = over ? placeOf(over.id, keys) : from
    if (draft || from === to) return
    setDraft(rows[to] ? arrayMove(rows, from, to) : rows)
    void onMove(from, to).finally(() => setDraft(null))
  }
  const name = (key: string) => nameOf(rows[keys.indexOf(key)]!)

  return (
    <div className={styles.frame}>
      <DndContext
        sensors={sensors}
        modifiers={[vertical]}
        collisionDetection={target}
        accessibility={{
          announcements: spoken(name, keys),
          screenReaderInstructions: instructions,
        }}
        onDragEnd={dropped}
      >
        {pages.before && <Beyond edge={Edge.Before} className={styles.before} />}
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <PageTable<R>
            {...table}
            dataSource={rows}
            columns={[handleColumn, ...columns]}
            components={{ body: { row: Row } }}
          />
        </SortableContext>
        {pages.after && <Beyond edge={Edge.After} className={styles.after} />}
      </DndContext>
    </div>
  )
}

/** Where a row is dropped that belongs on the page beside this one. */
function Beyond({ edge, className }: { edge: Edge; className?: string }) {
  const { setNodeRef, isOver, active } = useDroppable({ id: edge })
  const state = [styles.edge, className, active && styles.held, isOver && styles.over]
  return (
    <div ref={setNodeRef} className={state.filter(Boolean).join(' ')}>
      {EdgeText[edge]}
    </div>
  )
}

function Grip() {
  const { setActivatorNodeRef, attributes, listeners, isDragging } = useContext(HandleContext) ?? {}
  return (
    <Button
      type="text"
      size="small"
      ref={setActivatorNodeRef as never}
      icon={<HolderOutlined />}
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-pressed={isDragging}
      aria-roledescription="可排序的行"
      aria-label="调整顺序"
      title="拖动排序；或按空格键拿起，用上下方向键移动，再按空格键放下"
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
