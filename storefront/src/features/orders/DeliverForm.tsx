import { useState, type FormEvent } from 'react'
import { ExpressCompany, messages, TrackingNoLength } from '@zhuxue/api/terms/commerce'
import { Field } from '~/components/ui/Field'
import { notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import type { OrderDetail } from '~/lib/http/wire'
import styles from './OrderDetail.module.css'

type Props = { order: OrderDetail; onDelivered: () => void }

/** An admin saves, or corrects, the number under which the parcel travels (learner side 6). */
export function DeliverForm({ order, onDelivered }: Props) {
  const [trackingNo, setTrackingNo] = useState(order.trackingNo ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    const typed = trackingNo.trim()
    if (!typed) return setProblem(messages.trackingNoMissing)
    setProblem(null)
    setBusy(true)
    try {
      const body = { expressCompany: order.expressCompany ?? ExpressCompany, trackingNo: typed }
      await api.invoices.admin.deliveries.store({ params: { orderNo: order.orderId }, body })
      notify(messages.delivered, 'success')
      onDelivered()
    } catch (error) {
      setProblem(reportFailure(error).field('trackingNo') ?? null)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.deliver} onSubmit={save} noValidate>
      <Field
        label={`快递单号（${order.expressCompany ?? ExpressCompany}）`}
        name="trackingNo"
        placeholder={messages.trackingNoMissing}
        maxLength={TrackingNoLength}
        autoComplete="off"
        value={trackingNo}
        problem={problem}
        onChange={(event) => setTrackingNo(event.target.value)}
        beside={
          <button className="btn btn--primary" data-busy={busy} disabled={busy}>
            保存
          </button>
        }
      />
    </form>
  )
}
