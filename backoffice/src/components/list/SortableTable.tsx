import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, arrayMove, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState, type ComponentProps } from 'react'
import { PageTable } from './PageTable'
import { RowHandle, Row } from './SortableRow'
import styles from './SortableTable.module.css'
import { ListBar } from './views/ListBar'
import { Edge, EdgeText, instructions, placeOf, announcements, target, vertical } from './sorting'

export type SortableTableProps<R> = ComponentProps<typeof PageTable<R & object>> & {
  rowKey: keyof R & string
  nameOf: (row: R) => string
  /** Whether there is a previous and a next page. */
  pages: { before: boolean; after: boolean }
  /** The row at `from` was dropped at `to`; -1 and the row count mean the previous and the next page. */
  onMove: (from: number, to: number) => Promise<void>
}

const handleColumn = {
  key: 'move',
  title: <span className={styles.visuallyHidden}>排序</span>,
  width: 40,
  align: 'center' as const,
  render: () => <RowHandle />,
}

export function SortableTable<R extends object>(props: SortableTableProps<R>) {
  const { onMove, nameOf, pages, columns = [], ...table } = props
  const [draft, setDraft] = useState<R[] | null>(null)
  const rows = draft ?? ((props.dataSource ?? []) as R[])
  const keys = rows.map((row) => String(row[props.rowKey]))
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  )

  // The rows stay as they were dropped until the server has answered and the list is refetched.
  const dropped = ({ active, over }: DragEndEvent) => {
    const from = keys.indexOf(String(active.id))
    const to = over ? placeOf(over.id, keys) : from
    if (draft || from === to) return
    setDraft(rows[to] ? arrayMove(rows, from, to) : rows)
    void onMove(from, to).finally(() => setDraft(null))
  }
  const name = (key: string) => nameOf(rows[keys.indexOf(key)]!)

  return (
    <>
      {table.list && !table.withoutBar && <ListBar list={table.list} columns={columns} />}
      <div className={styles.frame}>
        <DndContext
          sensors={sensors}
          modifiers={[vertical]}
          collisionDetection={target}
          accessibility={{ announcements: announcements(name, keys), screenReaderInstructions: instructions }}
          onDragEnd={dropped}
        >
          {pages.before && <EdgeDropZone edge={Edge.Before} className={styles.before} />}
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <PageTable<R>
              {...table}
              withoutBar
              dataSource={rows}
              columns={[handleColumn, ...columns]}
              components={{ body: { row: Row } }}
            />
          </SortableContext>
          {pages.after && <EdgeDropZone edge={Edge.After} className={styles.after} />}
        </DndContext>
      </div>
    </>
  )
}

function EdgeDropZone({ edge, className }: { edge: Edge; className?: string }) {
  const { setNodeRef, isOver, active } = useDroppable({ id: edge })
  const state = [styles.edge, className, active && styles.dragging, isOver && styles.target]
  return (
    <div ref={setNodeRef} className={state.filter(Boolean).join(' ')}>
      {EdgeText[edge]}
    </div>
  )
}
