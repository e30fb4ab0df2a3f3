import { useState } from 'react'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { paths } from '~/lib/paths'
import { currentCheckout, saveCheckout, placedOrder, type Checkout } from './checkout'
import { ConfirmForm } from './ConfirmForm'
import { PaymentDialog } from '~/features/payment/shared/PaymentDialog'

/** 确认订单 (docs/product.md 4.4). Everything survives a reload; after the order is placed a reload shows its payment. */
export default function OrderConfirm() {
  const [checkout, setCheckout] = useState(currentCheckout)
  const [placed, setPlaced] = useState(placedOrder)

  if (placed) return <Placed orderId={placed} />
  if (!checkout || checkout.products.length === 0) return <Nothing />

  function change(next: Checkout) {
    saveCheckout(next)
    setCheckout(next)
  }
  return <ConfirmForm checkout={checkout} onCheckout={change} onPlaced={setPlaced} />
}

function Placed({ orderId }: { orderId: string }) {
  return (
    <>
      <EmptyState icon={icons.receipt} text="订单已提交">
        <a className="btn btn--primary" href={paths.order(orderId)}>
          查看订单
        </a>
      </EmptyState>
      <PaymentDialog
        orderId={orderId}
        onClose={(paid) => window.location.assign(paid ? paths.order(orderId) : paths.myOrder)}
      />
    </>
  )
}

function Nothing() {
  return (
    <EmptyState icon={icons.cart} text="没有需要确认的商品">
      <a className="btn btn--primary" href={paths.cart}>
        返回购物车
      </a>
    </EmptyState>
  )
}
