import { PaymentExceptionText, PaymentStatus, paymentMeans } from '@zhuxue/api/terms/commerce'
import { ExceptionStatus, ExceptionStatusText } from '@zhuxue/api/terms/commerce/exceptions'
import {
  RefundStatusText,
  refundedTexts,
  type RefundStatus,
} from '@zhuxue/api/terms/commerce/refunds'
import { Alert, Tag } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { yuan } from '../../../kit/format'
import type { Tone } from '../../../kit/list/StatusTag'
import { exceptionsOf } from '../paths'
import styles from './show.module.css'
import type { OrderDetail, OrderPayment } from '../../../lib/wire'

const text: Record<PaymentStatus, string> = { open: '待付款', paid: '已付款', closed: '已关闭' }
const tone: Partial<Record<PaymentStatus | RefundStatus, Tone>> = {
  open: 'warning',
  paid: 'success',
  done: 'success',
}

export function PaymentSection({ order }: { order: OrderDetail }) {
  const { payments, exceptions, refunds } = order
  if (payments.length + exceptions.length + refunds.length === 0) return null
  return (
    <section>
      <h3 className={styles.title}>支付与退款</h3>
      <ul className={styles.facts}>
        {payments.map((payment) => (
          <Fact
            key={payment.merchantNo}
            what="付款"
            state={text[payment.status]}
            tone={tone[payment.status]}
            amount={payment.paymentAmt}
            when={whenOf(payment)}
            numbers={[
              paymentMeans(payment),
              `商户单号 ${payment.merchantNo}`,
              payment.transactionId && `支付单号 ${payment.transactionId}`,
            ]}
          />
        ))}
        {refunds.map((refund) => (
          <Fact
            key={refund.refundNo}
            what="退款"
            state={RefundStatusText[refund.status]}
            tone={tone[refund.status] ?? 'processing'}
            amount={-refund.refundAmt}
            when={refund.finishTime ?? refund.createTime}
            numbers={[
              ...refundedTexts(refund),
              `原因：${refund.reason}`,
              `退款单号 ${refund.refundNo}`,
            ]}
          />
        ))}
      </ul>
      {exceptions.map((exception) => (
        <Alert
          key={exception.paymentExceptionId}
          type="warning"
          showIcon
          className={styles.alert}
          message={`${PaymentExceptionText[exception.kind]}：${yuan(exception.exceptionAmt)} 元，${
            ExceptionStatusText[exception.status]
          }`}
          description={`支付单号 ${exception.transactionId}，${exception.createTime}`}
          action={
            <Link to={exceptionsOf(order.orderId)}>
              {exception.status === ExceptionStatus.Open ? '去处理' : '查看'}
            </Link>
          }
        />
      ))}
    </section>
  )
}

const whenOf = ({ status, createTime, paidTime, closeTime }: OrderPayment) =>
  (status === PaymentStatus.Paid ? paidTime : status === PaymentStatus.Closed && closeTime) ||
  createTime

function Fact(props: {
  what: string
  state: string
  tone?: Tone
  amount: number
  when: string | null
  numbers: (string | null)[]
}) {
  const { what, state, tone: color = 'default', amount, when, numbers } = props
  const lines: ReactNode[] = numbers
    .filter(Boolean)
    .map((number) => <small key={number}>{number}</small>)
  return (
    <li>
      <div>
        <span>
          {what}{' '}
          <Tag bordered={false} color={color}>
            {state}
          </Tag>
        </span>
        <small>{when}</small>
        {lines}
      </div>
      <strong className="figure">{yuan(amount)}</strong>
    </li>
  )
}
