import { useId } from 'react'
import { RequestReasonMax, refundRequestMessages as messages } from '@zhuxue/api/terms/commerce/refunds'
import { FormDialog } from '~/components/dialog/FormDialog'
import { characterLimit } from '~/lib/forms/characterLimit'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import { notify } from '~/lib/toasts'
import styles from './OrderDetail.module.css'

type Props = { orderId: string; onSent: () => void; onClose: () => void }

export default function RefundRequestDialog({ orderId, onSent, onClose }: Props) {
  const id = useId()
  const { values, problems, change, failure, busy, submit } = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? null : messages.reasonNeeded }),
    send: (body) => api.commerce.refunds.requests.store({ params: { orderNo: orderId }, body }),
    onSent({ msg }) {
      notify(msg, 'success')
      onSent()
    },
  })
  return (
    <FormDialog
      title={messages.ask}
      submitText="提交申请"
      busyText="正在提交…"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      stayOpenOnBackdropClick
    >
      <div className="field">
        <label className="field__label" htmlFor={id}>
          退款原因
        </label>
        <textarea
          {...characterLimit<HTMLTextAreaElement>({
            maxLength: RequestReasonMax,
            onChange: (event) => change({ reason: event.target.value }),
          })}
          id={id}
          name="reason"
          className={`input ${styles.reason}`}
          data-first
          value={values.reason}
          aria-invalid={problems.reason ? true : undefined}
          aria-describedby={`${id}-problem`}
        />
        <p className="field__error" id={`${id}-problem`} aria-live="polite">
          {problems.reason ?? failure}
        </p>
      </div>
      <p className="muted">
        由工作人员处理，结果会发消息通知您；同意后按原支付方式退回。
        <a className="link" href={paths.legal('refunds')} target="_blank" rel="noopener">
          退款规则
        </a>
      </p>
    </FormDialog>
  )
}
