import { ShippedTypes } from '@zhuxue/api/terms/catalogue'
import { ExpressCompany, TrackingNoLength } from '@zhuxue/api/terms/commerce'
import { Alert, App, Input } from 'antd'
import { useState, type ClipboardEvent } from 'react'
import { Dialog } from '../../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../../components/dialog/useUnsavedChanges'
import { charactersUpTo } from '../../../../components/fields/characters'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import type { Order } from '../../../../lib/apiTypes'
import { ship } from '../calls'
import styles from './ShipManyDialog.module.css'
import { spreadPasted, trackingErrors, type Numbers } from './trackingNumbers'

interface Props {
  orders: Order[]
  onShipped: (orderIds: string[]) => void
  onClose: () => void
}

/** A tracking number for each of many orders. Refused orders stay in the dialog with their reason. */
export function ShipManyDialog({ orders, onShipped, onClose }: Props) {
  const { message } = App.useApp()
  const { run, busy } = useApiMutation('orders')
  const { touch, close } = useUnsavedChanges(onClose)
  const [left, setLeft] = useState(orders)
  const [numbers, setNumbers] = useState<Numbers>({})
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [hasSent, setHasSent] = useState(false)
  const errors = { ...refused, ...trackingErrors(numbers) }
  const filled = left.filter(({ orderId }) => numbers[orderId])

  const change = (typed: Numbers) => {
    touch()
    setHasSent(false)
    setNumbers((before) => ({ ...before, ...typed }))
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([orderId]) => !(orderId in typed))))
  }

  const paste = (event: ClipboardEvent, orderId: string) => {
    const text = event.clipboardData.getData('text')
    if (!/[\n\t]/.test(text.trim())) return
    event.preventDefault()
    change(
      spreadPasted(
        text,
        left.map((order) => order.orderId),
        orderId
      )
    )
  }

  const save = async () => {
    setHasSent(true)
    if (filled.length === 0 || Object.keys(trackingErrors(numbers)).length > 0) return
    const shipments = filled.map(({ orderId }) => ({ orderId, trackingNo: numbers[orderId]! }))
    const results = await run('ship', () => ship(shipments))
    if (!results) return
    const reasons = Object.fromEntries(results.refused.map(({ orderId, reason }) => [orderId, reason]))
    const shipped = shipments.map(({ orderId }) => orderId).filter((orderId) => !(orderId in reasons))
    const rest = left.filter(({ orderId }) => !shipped.includes(orderId))
    onShipped(shipped)
    setRefused(reasons)
    if (shipped.length) message.success(`已发货 ${shipped.length} 条订单`)
    if (rest.length === 0) return onClose()
    setLeft(rest)
    setNumbers(Object.fromEntries(Object.entries(numbers).filter(([orderId]) => !shipped.includes(orderId))))
  }

  return (
    <Dialog
      title={`批量发货：${left.length} 条订单`}
      width={720}
      okText={filled.length ? `发货 ${filled.length} 条` : '发货'}
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={() => void save()}
      onCancel={close}
    >
      <p className={styles.about}>
        {ExpressCompany}
        。逐条填写单号，或从表格中复制一列单号、两列（订单号和单号），粘贴到任意一格。没有填写的订单不发货。
      </p>
      {hasSent && filled.length === 0 && <Alert type="error" showIcon message="请至少填写一个快递单号" />}
      <ul className={styles.orders}>
        {left.map((order) => (
          <li key={order.orderId}>
            <Parcel order={order} />
            <div className={styles.number}>
              <Input
                aria-label={`快递单号 ${order.orderId}`}
                aria-invalid={order.orderId in errors}
                aria-describedby={order.orderId in errors ? `error-${order.orderId}` : undefined}
                status={order.orderId in errors ? 'error' : undefined}
                className="numeric"
                autoComplete="off"
                spellCheck={false}
                count={charactersUpTo(TrackingNoLength)}
                placeholder="快递单号"
                value={numbers[order.orderId] ?? ''}
                onChange={({ target }) => change({ [order.orderId]: target.value.trim() })}
                onPaste={(event) => paste(event, order.orderId)}
              />
              {errors[order.orderId] && (
                <div id={`error-${order.orderId}`} role="alert" className={styles.error}>
                  {errors[order.orderId]}
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Parcel({ order: { orderId, recipient, orderItems } }: { order: Order }) {
  const contents = orderItems.filter(({ courseType }) => ShippedTypes.includes(courseType))
  return (
    <div>
      <strong>{recipient ? `${recipient.name} ${recipient.telephone}` : '没有收件信息'}</strong>
      <div>
        {contents
          .map(({ orderItemName, courseCount, refundedCount }) => `${orderItemName} × ${courseCount - refundedCount}`)
          .join('，')}
      </div>
      <div className={`numeric ${styles.details}`}>{orderId}</div>
    </div>
  )
}
