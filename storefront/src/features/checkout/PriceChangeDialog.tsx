import { messages } from '@zhuxue/api/terms/commerce'
import { Dialog } from '~/components/dialog/Dialog'
import { formatMoney } from '~/lib/format'
import type { Quote } from '~/lib/http/apiTypes'
import { changesBetween } from './priceChange'
import styles from './PriceChangeDialog.module.css'

type Props = { seen: Quote; fresh: Quote; onDecide: (accepted: boolean) => void }

export function PriceChangeDialog({ seen, fresh, onDecide }: Props) {
  return (
    <Dialog
      title="商品价格有变化"
      stayOpenOnBackdropClick
      onClose={() => onDecide(false)}
      footer={
        <>
          <button type="button" className="btn" onClick={() => onDecide(false)}>
            返回核对
          </button>
          <button type="button" className="btn btn--signal" data-first onClick={() => onDecide(true)}>
            按新金额提交
          </button>
        </>
      }
    >
      <p>{messages.priceChanged}</p>
      <ul className={styles.changes}>
        {changesBetween(seen, fresh).map(({ courseId, name, before, after }) => (
          <li key={courseId}>
            <span>{name}</span>
            <s>{before ?? '未包含'}</s>
            <b>{after ?? '不再包含'}</b>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>应付金额</span>
        <s>¥{formatMoney(seen.orderAmt)}</s>
        <span className="price price--large">
          <small>¥</small>
          {formatMoney(fresh.orderAmt)}
        </span>
      </p>
    </Dialog>
  )
}
