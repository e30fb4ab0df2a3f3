import { HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { Button } from 'antd'
import { createContext, useContext, type HTMLAttributes } from 'react'
import styles from './SortableTable.module.css'

const HandleContext = createContext<ReturnType<typeof useSortable> | null>(null)

export function RowHandle() {
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

export function Row(props: HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: string | number }) {
  const id = String(props['data-row-key'] ?? '')
  const sortable = useSortable({ id, disabled: !id })
  const { setNodeRef, transform, transition, isDragging } = sortable
  const style = {
    ...props.style,
    transition,
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    ...(isDragging && { position: 'relative' as const, zIndex: 9, boxShadow: 'var(--ant-box-shadow-secondary)' }),
  }

  return (
    <HandleContext.Provider value={sortable}>
      <tr {...props} ref={setNodeRef} style={style} />
    </HandleContext.Provider>
  )
}
