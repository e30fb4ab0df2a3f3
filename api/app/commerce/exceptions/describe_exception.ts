import { OrderStatus, OrderStatusText, PaymentExceptionKind } from '#commerce/terms'

export interface ExceptionData {
  kind: PaymentExceptionKind
  amountFen: number
  orderNo: string | null
  orderStatus: OrderStatus | null
  /** Fen of the payment attempt; null when there was none. */
  expectedFen: number | null
  currency: string | null
  merchantNo: string | null
}

export function describeException(facts: ExceptionData): { expected: string; came: string } {
  return { expected: expected(facts), came: received(facts) }
}

function expected({ kind, expectedFen, orderNo }: ExceptionData): string {
  if (kind === PaymentExceptionKind.Orphan || !orderNo) return '没有等待这笔钱的订单'
  if (kind === PaymentExceptionKind.Free) return '有定价的商品不会是0元，请核对课程价格和优惠规则'
  if (kind === PaymentExceptionKind.Double) return '订单已经付清，不应再收款'
  if (kind === PaymentExceptionKind.Late) return '付款码已经失效，不应再收款'
  return `应收 ${money(expectedFen ?? 0)}`
}

function received(facts: ExceptionData): string {
  const { kind, amountFen, currency, merchantNo, orderStatus } = facts
  if (kind === PaymentExceptionKind.Free) {
    const granted = orderStatus === OrderStatus.Paid ? '课程已经开通' : '也没有开通课程'
    return `订单金额为0元，没有收款，${granted}`
  }
  const amount = `到账 ${money(amountFen)}${currency && currency !== 'CNY' ? ` ${currency}` : ''}`
  if (kind === PaymentExceptionKind.Double) return `又${amount}，是同一订单的另一次付款`
  if (kind === PaymentExceptionKind.Late) {
    return `${amount}，到账时订单已关闭${now(orderStatus)}`
  }
  if (kind === PaymentExceptionKind.Orphan) {
    return `${amount}，商户订单号 ${merchantNo ?? '未知'} 不是本系统的订单`
  }
  const gap = amountFen - (facts.expectedFen ?? 0)
  if (gap === 0) return `${amount}，币种不符`
  return `${amount}，${gap < 0 ? '少' : '多'}付 ${money(Math.abs(gap))}`
}

function now(status: OrderStatus | null): string {
  return status === OrderStatus.Deleted || status === null ? '' : `（订单现在${OrderStatusText[status]}）`
}

const money = (fen: number) => `${(fen / 100).toFixed(2)} 元`
