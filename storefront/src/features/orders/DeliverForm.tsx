import { ExpressCompany, messages, TrackingNoLength } from '@zhuxue/api/terms/commerce'
import { Field } from '~/components/ui/Field'
import { notify } from '~/lib/toasts'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import type { OrderDetail } from '~/lib/http/apiTypes'
import styles from './OrderDetail.module.css'

type Props = { order: OrderDetail; onDelivered: () => void }

/** An admin saves or corrects the tracking number (docs/product.md 8.2). */
export function DeliverForm({ order, onDelivered }: Props) {
  const expressCompany = order.expressCompany ?? ExpressCompany
  const { input, submit, busy } = useForm({
    initial: { trackingNo: order.trackingNo ?? '' },
    validate: ({ trackingNo }) => ({ trackingNo: trackingNo.trim() ? null : messages.trackingNoMissing }),
    send: ({ trackingNo }) =>
      api.invoices.admin.deliveries.store({
        params: { orderNo: order.orderId },
        body: { expressCompany, trackingNo: trackingNo.trim() },
      }),
    onSent: () => {
      notify(messages.delivered, 'success')
      onDelivered()
    },
  })

  return (
    <form className={styles.deliver} onSubmit={submit} noValidate>
      <Field
        {...input('trackingNo')}
        label={`快递单号（${expressCompany}）`}
        placeholder={messages.trackingNoMissing}
        maxLength={TrackingNoLength}
        autoComplete="off"
        addon={
          <button className="btn btn--primary" data-busy={busy} disabled={busy}>
            保存
          </button>
        }
      />
    </form>
  )
}
