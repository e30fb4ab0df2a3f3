import { useMemo, useState } from 'react'
import { MaxDetailQuantity, OrderType, TenItems } from '@zhuxue/api/terms/commerce'
import { Dialog } from '~/components/dialog/Dialog'
import { Price } from '~/components/ui/Price'
import { QuantityInput } from '~/components/ui/QuantityInput'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import styles from './BulkBuyDialog.module.css'
import { Savings } from './Savings'
import { useQuote } from './useQuote'

type Props = { courseId: number; name: string; unit: number; onBuy: (copies: number) => void; onClose: () => void }

export default function BulkBuyDialog({ courseId, name, unit, onBuy, onClose }: Props) {
  const [copies, setCopies] = useState<number>(TenItems)
  const request = useMemo(
    () => ({ products: [{ courseId, courseCount: copies }], orderType: OrderType.Package }),
    [courseId, copies]
  )
  const { quote, refusal: quoteError, failed, loading, reload } = useQuote(request)
  const [item] = quote?.items ?? []

  return (
    <Dialog
      title="批量购买"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <ButtonWithReason
            type="button"
            className="btn btn--signal"
            disabledReason={quoteError?.errorText ?? null}
            onClick={() => onBuy(copies)}
          >
            去结算
          </ButtonWithReason>
        </>
      }
    >
      <p className={styles.name}>{name}</p>
      <div className={styles.row}>
        <span>购买份数</span>
        <QuantityInput value={copies} limit={MaxDetailQuantity} onChange={setCopies} label="购买份数" live />
      </div>
      <div className={styles.row}>
        <span>课程单价</span>
        <span>
          <Price yuan={item?.unitPrice ?? unit} was={unit} />
        </span>
      </div>
      <div className={styles.row} aria-live="polite" data-loading={loading}>
        <span>合计</span>
        {quote && <Price yuan={quote.orderAmt} />}
        {failed && (
          <button type="button" className="link" onClick={reload}>
            没有算出来，重试
          </button>
        )}
        {!quote && !failed && <span>{quoteError ? quoteError.errorText : '正在计算…'}</span>}
      </div>
      {item && <Savings item={item} />}
      <p className={`note ${styles.about}`}>
        付款后可以在「我的订单」中按手机号把课程分配给学员；专属码在确认订单时填写。
      </p>
    </Dialog>
  )
}
