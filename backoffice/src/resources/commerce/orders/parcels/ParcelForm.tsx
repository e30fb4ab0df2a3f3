import { ExpressCompany } from '@zhuxue/api/terms/commerce'
import { App, Button, Form, Space, Typography, type InputRef } from 'antd'
import { useRef } from 'react'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { deliver, deliveredText } from '../calls'
import { TrackingForm, type Tracking } from '../TrackingForm'
import styles from './ParcelsScreen.module.css'
import type { Parcel } from '../../../../lib/apiTypes'

export function ParcelForm(props: {
  parcel: Parcel
  many: boolean
  usedBy: (trackingNo: string) => string | null
  onSent: (parcel: Parcel, trackingNo: string) => void
  onStep: (by: 1 | -1) => void
}) {
  const { parcel, many, usedBy, onSent, onStep } = props
  const { orderId, addr, contents } = parcel
  const [form] = Form.useForm<Tracking>()
  const { message } = App.useApp()
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  const field = useRef<InputRef>(null)

  const submit = async ({ trackingNo }: Tracking) => {
    const other = usedBy(trackingNo)
    if (other) {
      form.setFields([{ name: 'trackingNo', errors: [`这个单号刚刚用于订单 ${other}，请核对面单`] }])
      return field.current?.select()
    }
    const sent = await run('deliver', () => deliver(orderId, { expressCompany: ExpressCompany, trackingNo }))
    if (!sent) return
    message.success({ key: 'delivered', content: deliveredText(sent) })
    onSent(parcel, trackingNo)
  }

  return (
    <section
      className={styles.packing}
      aria-label="当前包裹"
      onKeyDown={({ altKey, key }) => {
        if (altKey && key === 'ArrowDown') onStep(1)
        if (altKey && key === 'ArrowUp') onStep(-1)
      }}
    >
      <div className={styles.label}>
        <strong>{addr?.name ?? '—'}</strong>
        <span className="numeric">{addr?.telephone}</span>
        <p>
          {addr?.regionText} {addr?.address}
        </p>
        {addr && (
          <Typography.Text
            copyable={{
              text: `${addr.name} ${addr.telephone} ${addr.regionText} ${addr.address}`,
              tooltips: ['复制收件信息', '已复制'],
            }}
            type="secondary"
          >
            复制收件信息
          </Typography.Text>
        )}
      </div>
      <ul className={styles.contents} aria-label="包裹内容">
        {contents.map(({ itemName, count }) => (
          <li key={itemName}>
            <span>{itemName}</span>
            <strong className="numeric">× {count}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.details}>
        订单号 <span className="numeric">{orderId}</span>，{parcel.paidTime} 支付
      </p>
      <TrackingForm form={form} userError={userError} field={field} size="large" onFinish={submit} />
      <Space wrap>
        <Button type="primary" size="large" loading={busy !== null} onClick={form.submit}>
          保存并处理下一个
        </Button>
        {many && (
          <Button size="large" disabled={busy !== null} onClick={() => onStep(1)}>
            跳过
          </Button>
        )}
      </Space>
      <p className={styles.hint}>回车保存并转到下一个，Alt + ↓ 跳过，Alt + ↑ 返回上一个</p>
    </section>
  )
}
