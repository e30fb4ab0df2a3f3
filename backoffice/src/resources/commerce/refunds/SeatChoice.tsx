import { InputNumber } from 'antd'
import styles from './RefundDialog.module.css'
import type { RefundLine } from '../../../lib/wire'

export function SeatChoice(props: {
  lines: RefundLine[]
  copies: Record<number, number>
  onChange: (copies: Record<number, number>) => void
}) {
  const { lines, copies, onChange } = props
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.orderItemId} className={styles.line}>
          <div>
            {line.orderItemName}
            <small>{inWords(line)}</small>
          </div>
          <InputNumber
            aria-label={`退款名额 ${line.orderItemName}`}
            min={0}
            max={line.refundableCount}
            precision={0}
            value={copies[line.orderItemId] ?? 0}
            disabled={line.refundableCount === 0}
            addonAfter={`/ ${line.refundableCount}`}
            style={{ width: 132 }}
            onChange={(count) => onChange({ ...copies, [line.orderItemId]: count ?? 0 })}
          />
        </li>
      ))}
    </ul>
  )
}

function inWords({ courseCount, assignedCount, refundedCount }: RefundLine): string {
  const parts = [`共 ${courseCount} 份`, `已分配 ${assignedCount} 份`]
  if (refundedCount) parts.push(`已退 ${refundedCount} 份`)
  return parts.join('，')
}
