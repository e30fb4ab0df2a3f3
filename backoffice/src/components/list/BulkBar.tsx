import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './BulkBar.module.css'
import type { Selection } from './useSelection'

/** The commands for the selected rows of a list, at the foot of the window. */
export function BulkBar<R>(props: {
  selection: Pick<Selection<R>, 'rows' | 'clear'>
  unit: string
  children: ReactNode
}) {
  const { selection, unit, children } = props
  if (!selection.rows.length) return null
  return (
    <div className={styles.bar} role="region" aria-label="批量操作">
      <span className={styles.count} aria-live="polite">
        已选 {selection.rows.length} {unit}
      </span>
      {children}
      <Button type="text" onClick={selection.clear}>
        取消选择
      </Button>
    </div>
  )
}

export function RowNames({ names }: { names: readonly { id: number; text: string }[] }) {
  return (
    <ul className={styles.names}>
      {names.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}
