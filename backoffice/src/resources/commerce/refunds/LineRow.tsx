import { GoodsReturn, GoodsReturnText, messages, refundMoneyOnlyLabel } from '@zhuxue/api/terms/commerce/refunds'
import { Checkbox, InputNumber } from 'antd'
import { MoneyField } from '../../../components/fields/MoneyField'
import { RadioField } from '../../../components/fields/RadioField'
import { formatYuan } from '../../../components/format'
import {
  needsReturnState,
  isRefundable,
  isWithdrawn,
  kindOf,
  LineKind,
  wholeLine,
  type LineChoice,
  type LineError,
} from './refund'
import { LineHours } from './LineHours'
import styles from './RefundDialog.module.css'
import { RowError } from './RowError'
import type { RefundLine, RefundPreview } from '../../../lib/apiTypes'

interface Props {
  preview: RefundPreview
  line: RefundLine
  /** Undefined: the line item stays unchanged. */
  choice: LineChoice | undefined
  /** The server's errors for this line item. */
  error: LineError | undefined
  /** The return state is missing after an attempt to continue. */
  isReturnMissing: boolean
  onChange: (choice: LineChoice | undefined) => void
}

export function LineRow({ preview, line, choice, error, isReturnMissing, onChange }: Props) {
  const name = line.orderItemName
  const kind = kindOf(preview, line)
  const change = (more: Partial<LineChoice>) => choice && onChange({ ...choice, ...more })
  const needsReturn = choice && needsReturnState(preview, line, choice)

  return (
    <li className={styles.line}>
      <Checkbox
        checked={Boolean(choice)}
        disabled={!isRefundable(line)}
        onChange={({ target }) => onChange(target.checked ? wholeLine(line) : undefined)}
      >
        {name}
        <small>{inWords(line, kind)}</small>
      </Checkbox>
      <span className="numeric">{formatYuan(line.orderItemAmt)}</span>
      {choice && (
        <div className={styles.controls}>
          {kind !== LineKind.Course && (
            <label>
              {kind === LineKind.Seats ? '退名额' : '退货数量'}
              <InputNumber
                aria-label={`退款数量 ${name}`}
                min={0}
                precision={0}
                value={choice.copies}
                addonAfter={`/ ${line.refundableCount}`}
                status={error?.field === 'copies' ? 'error' : undefined}
                onChange={(copies) => change({ copies: copies ?? 0 })}
              />
            </label>
          )}
          <label>
            退款金额
            <MoneyField
              aria-label={`退款金额 ${name}`}
              max={undefined}
              value={choice.amount}
              placeholder={placeholderOf(line, kind, choice)}
              status={error?.field === 'amount' ? 'error' : undefined}
              onChange={(amount) => change({ amount })}
            />
          </label>
          <small>
            最多 {formatYuan(maxAmountOf(line, kind, choice))} 元
            {kind !== LineKind.Course && `，数量填 0 表示${refundMoneyOnlyLabel}`}
          </small>
        </div>
      )}
      {choice && kind === LineKind.Course && line.refundableCount > 0 && (
        <RadioField
          className={styles.option}
          label={`课程 ${name}`}
          value={isWithdrawn(line, choice)}
          options={[
            { value: true, label: '收回课程' },
            { value: false, label: '保留课程，仅退款' },
          ]}
          onChange={({ target }) => change({ withdraw: target.value })}
        />
      )}
      {choice && line.hours && (
        <LineHours line={line} hours={line.hours} choice={choice.hours} onChange={(hours) => change({ hours })} />
      )}
      {needsReturn && (
        <RadioField
          className={styles.option}
          label={`书是否退回 ${name}`}
          value={choice.goodsReturn}
          options={Object.values(GoodsReturn).map((value) => ({ value, label: GoodsReturnText[value] }))}
          onChange={({ target }) => change({ goodsReturn: target.value })}
        />
      )}
      {needsReturn && isReturnMissing && !choice.goodsReturn && <RowError text={messages.returnWrong} />}
      {error && error.field !== 'hours' && <RowError text={error.text} />}
    </li>
  )
}

/** Without a quantity, the whole remaining amount; a course costs the same whether withdrawn or not. */
function maxAmountOf(line: RefundLine, kind: LineKind, { copies }: LineChoice): number {
  return kind === LineKind.Course || copies === 0 ? line.refundableAmt : line.mostAmt
}

function placeholderOf(line: RefundLine, kind: LineKind, choice: LineChoice): string {
  const isMoneyAlone = kind !== LineKind.Course && choice.copies === 0
  return isMoneyAlone ? refundMoneyOnlyLabel : maxAmountOf(line, kind, choice).toFixed(2)
}

function inWords(line: RefundLine, kind: LineKind): string {
  const { courseCount, assignedCount, refundedCount, refundedAmt } = line
  const parts = [kind === LineKind.Course ? '课程' : `共 ${courseCount} 份`]
  if (kind === LineKind.Seats) parts.push(`已分配 ${assignedCount} 份`)
  if (refundedCount && kind !== LineKind.Course) parts.push(`已退 ${refundedCount} 份`)
  if (refundedCount && kind === LineKind.Course) parts.push('已收回')
  if (refundedAmt) parts.push(`已退 ${formatYuan(refundedAmt)} 元`)
  return parts.join('，')
}
