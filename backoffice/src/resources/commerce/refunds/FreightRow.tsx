import { Checkbox } from 'antd'
import { MoneyField } from '../../../components/fields/MoneyField'
import { formatYuan } from '../../../components/format'
import styles from './RefundDialog.module.css'
import { RowError } from './RowError'
import type { RefundPreview } from '../../../lib/apiTypes'

interface Props {
  preview: RefundPreview
  amount: number
  error: string | undefined
  onChange: (freight: number) => void
}

export function FreightRow({ preview, amount, error, onChange }: Props) {
  const { freightLeft, shipped } = preview
  return (
    <li className={styles.line}>
      <Checkbox checked={amount > 0} onChange={({ target }) => onChange(target.checked ? freightLeft : 0)}>
        运费
        <small>{shipped ? '已发货，默认不退' : '没有发货，整单退款时一起退'}</small>
      </Checkbox>
      <span className="numeric">{formatYuan(freightLeft)}</span>
      {amount > 0 && (
        <div className={styles.controls}>
          <label>
            退运费
            <MoneyField
              aria-label="退运费"
              max={undefined}
              value={amount}
              status={error ? 'error' : undefined}
              onChange={(value) => onChange(value ?? 0)}
            />
          </label>
          <small>最多 {formatYuan(freightLeft)} 元</small>
        </div>
      )}
      {error && <RowError text={error} />}
    </li>
  )
}
