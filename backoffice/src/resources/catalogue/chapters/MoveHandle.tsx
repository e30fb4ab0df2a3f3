import { HolderOutlined } from '@ant-design/icons'
import type { useSortable } from '@dnd-kit/sortable'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import styles from './ChapterRow.module.css'
import { isMoveKey, type MoveKey } from './keyboardMove'

const hint = '拖动调整顺序和层级，或按方向键移动'

export function MoveHandle(props: {
  title: string
  sortable: ReturnType<typeof useSortable>
  onStep: (key: MoveKey) => void
}) {
  const { title, sortable, onStep } = props
  const { setActivatorNodeRef, attributes, listeners } = sortable
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isMoveKey(event.key)) return
    event.preventDefault()
    onStep(event.key)
  }

  return (
    <Button
      type="text"
      size="small"
      ref={setActivatorNodeRef as never}
      icon={<HolderOutlined />}
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-roledescription="可排序"
      aria-label={`移动 ${title}`}
      title={hint}
      onKeyDown={onKeyDown}
    />
  )
}
