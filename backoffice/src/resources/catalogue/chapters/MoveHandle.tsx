import { HolderOutlined } from '@ant-design/icons'
import type { useSortable } from '@dnd-kit/sortable'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import styles from './Line.module.css'
import { isStepKey, type StepKey } from './stepping'

const hint = '拖动调整顺序和层级，或按方向键移动'

/** Where a chapter is taken hold of: by mouse, by finger, or by the arrow keys while it has the focus. */
export function MoveHandle(props: {
  title: string
  sortable: ReturnType<typeof useSortable>
  onStep: (key: StepKey) => void
}) {
  const { title, sortable, onStep } = props
  const { setActivatorNodeRef, attributes, listeners } = sortable
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isStepKey(event.key)) return
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
