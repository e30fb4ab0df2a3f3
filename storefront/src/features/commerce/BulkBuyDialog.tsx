import { useState } from 'react'
import { MaxDetailQuantity } from '@zhuxue/api/terms/commerce'
import { Dialog } from '~/components/ui/Dialog'
import { Price } from '~/components/ui/Price'
import { QuantityInput } from '~/components/ui/QuantityInput'
import styles from './BulkBuyDialog.module.css'

type Props = { name: string; unit: number; onBuy: (copies: number) => void; onClose: () => void }

/** Several copies of one video course, to be given to other people by phone number afterwards. */
export function BulkBuyDialog({ name, unit, onBuy, onClose }: Props) {
  const [copies, setCopies] = useState(10)
  return (
    <Dialog
      title="批量购买"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button type="button" className="btn btn--signal" onClick={() => onBuy(copies)}>
            去结算
          </button>
        </>
      }
    >
      <p className={styles.name}>{name}</p>
      <div className={styles.row}>
        <span>购买份数</span>
        <QuantityInput
          value={copies}
          limit={MaxDetailQuantity}
          onChange={setCopies}
          label="购买份数"
        />
      </div>
      <div className={styles.row}>
        <span>课程单价</span>
        <Price yuan={unit} />
      </div>
      <p className="note">
        付款后可以在「我的订单」中按手机号把课程分配给学员，优惠在确认订单时计算。
      </p>
    </Dialog>
  )
}
