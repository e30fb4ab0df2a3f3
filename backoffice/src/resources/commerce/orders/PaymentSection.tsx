import { PaymentExceptionText, PaymentStatus, paymentMeans } from '@zhuxue/api/terms/commerce'
import { ExceptionStatus, ExceptionStatusText } from '@zhuxue/api/terms/commerce/exceptions'
import {
  RefundStatusText,
  refundedFreightText,
  refundedLineText,
  type RefundStatus,
} from '@zhuxue/api/terms/commerce/refunds'
import { Alert, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../components/list/LinkButton'
import { formatYuan } from '../../../components/format'
import type { Tone } from '../../../components/list/StatusTag'
import { bankLinePath, exceptionsOf } from '../paths'
import { GoodsReturnDialog, type ReturnedLine } from '../refunds/GoodsReturnDialog'
import styles from './show.module.css'
import type { OrderDetail, OrderPayment } from '../../../lib/apiTypes'

const text: Record<PaymentStatus, string> = { open: '待付款', paid: '已付款', closed: '已关闭' }
const tone: Partial<Record<PaymentStatus | RefundStatus, Tone>> = { open: 'warning', paid: 'success', done: 'success' }

export function PaymentSection({ order }: { order: OrderDetail }) {
  const { payments, exceptions, refunds } = order
  const [changed, setChanged] = useState<ReturnedLine | null>(null)
  if (payments.length + exceptions.length + refunds.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>支付与退款</h2>
      <ul className={styles.details}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.merchantNo}
            what="付款"
            state={text[payment.status]}
            tone={tone[payment.status]}
            amount={payment.paymentAmt}
            when={whenOf(payment)}
            numbers={[
              paymentMeans(payment),
              `商户单号 ${payment.merchantNo}`,
              payment.transactionId && <TransactionId of={payment} />,
            ]}
          />
        ))}
        {refunds.map((refund) => (
          <PaymentRow
            key={refund.refundNo}
            what="退款"
            state={RefundStatusText[refund.status]}
            tone={tone[refund.status] ?? 'processing'}
            amount={-refund.refundAmt}
            when={refund.finishTime ?? refund.createTime}
            numbers={[
              ...refund.lines.map((line) => (
                <LineText
                  key={line.orderItemId}
                  line={line}
                  onChange={(statusText) => setChanged({ refundNo: refund.refundNo, line: statusText })}
                />
              )),
              refundedFreightText(refund),
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
          message={`${PaymentExceptionText[exception.kind]}：${formatYuan(exception.exceptionAmt)} 元，${
            ExceptionStatusText[exception.status]
          }`}
          description={
            <>
              <TransactionId of={exception} />，{exception.createTime}
            </>
          }
          action={
            <Link to={exceptionsOf(order.orderId)}>
              {exception.status === ExceptionStatus.Open ? '去处理' : '查看'}
            </Link>
          }
        />
      ))}
      {changed && <GoodsReturnDialog orderId={order.orderId} of={changed} onClose={() => setChanged(null)} />}
    </section>
  )
}

/** Money by bank transfer came as a line of a statement. */
function TransactionId({ of }: { of: { transactionId: string | null; bankLineId: number | null } }) {
  return (
    <>
      支付单号 {of.transactionId}
      {of.bankLineId && (
        <>
          {' '}
          <Link to={bankLinePath(of.bankLineId)}>查看流水</Link>
        </>
      )}
    </>
  )
}

function LineText({
  line,
  onChange,
}: {
  line: OrderDetail['refunds'][number]['lines'][number]
  onChange: (line: ReturnedLine['line']) => void
}) {
  const { goodsReturn } = line
  return (
    <>
      {refundedLineText(line)}
      {goodsReturn && (
        <>
          {' '}
          <LinkButton
            aria-label={`更正书是否退回 ${line.orderItemName}`}
            onClick={() => onChange({ ...line, goodsReturn })}
          >
            更正
          </LinkButton>
        </>
      )}
    </>
  )
}

const whenOf = ({ status, createTime, paidTime, closeTime }: OrderPayment) =>
  (status === PaymentStatus.Paid ? paidTime : status === PaymentStatus.Closed && closeTime) || createTime

function PaymentRow(props: {
  what: string
  state: string
  tone?: Tone
  amount: number
  when: string | null
  numbers: ReactNode[]
}) {
  const { what, state, tone: color = 'default', amount, when, numbers } = props
  const lines: ReactNode[] = numbers.filter(Boolean).map((number, at) => <small key={at}>{number}</small>)
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
      <strong className="numeric">{formatYuan(amount)}</strong>
    </li>
  )
}
