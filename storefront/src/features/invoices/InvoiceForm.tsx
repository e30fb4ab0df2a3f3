import { Role } from '@zhuxue/api/terms/accounts'
import { InvoiceStatus, messages } from '@zhuxue/api/terms/invoices'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { useSession } from '~/lib/session/useSession'
import type { InvoiceDetail } from '~/lib/http/apiTypes'
import { InvoiceFields } from './shared/InvoiceFields'
import { useSuggestedInvoice } from './shared/useSuggestedInvoice'
import { emptyInvoice, type InvoiceForm as Suggested } from './invoiceRules'
import styles from './InvoicePage.module.css'
import { useInvoiceForm } from './useInvoiceForm'

type Props = { orderId: string; invoice: InvoiceDetail | null; onSent: () => void }

/** A new form waits for its suggested values; if they fail to load, it begins empty. */
export function NewInvoiceForm(props: Omit<Props, 'invoice'>) {
  const suggested = useSuggestedInvoice()
  if (!suggested) return <Skeleton className={styles.skeleton} />
  return <InvoiceForm {...props} invoice={null} suggested={suggested} />
}

/** Requests or corrects an invoice; learners only (docs/product.md 7.2). */
export function InvoiceForm(props: Props & { suggested?: Suggested }) {
  const { orderId, invoice, suggested = emptyInvoice, onSent } = props
  const canAsk = useSession().roles.includes(Role.User)
  const form = useInvoiceForm({ orderId, invoice, suggested, onSent })
  const { values, change, problems, busy, isTouched, reset, submit } = form
  // The provider's reason, until the field is changed.
  const { failField, failReason } = invoice ?? {}
  const isUnchanged = failField && invoice && values[failField] === (invoice[failField] ?? '')
  const returned = isUnchanged && failReason ? { [failField]: failReason } : {}
  const isUnsubmitted = invoice?.invoiceStatus === InvoiceStatus.Unsubmitted

  return (
    <form className={`sheet ${styles.part}`} noValidate onSubmit={submit}>
      <h2>{invoice ? '发票信息' : '填写发票信息'}</h2>
      {!canAsk && <p className={`note note--amber ${styles.note}`}>{messages.onlyLearners}</p>}
      {canAsk && invoice && (
        <p className={`note ${styles.note}`}>
          {invoice.failField
            ? messages.returned
            : `${isUnsubmitted ? '订单支付后自动提交开票申请，' : '发票正在开具，'}发送之前可以修改下面的信息。`}
        </p>
      )}
      <InvoiceFields value={values} onChange={change} problems={{ ...returned, ...problems }} disabled={!canAsk} />
      {canAsk && (
        <div className={styles.foot}>
          {isTouched && (
            <button type="button" className="btn btn--plain" disabled={busy} onClick={reset}>
              {invoice ? '撤销修改' : '撤销填写'}
            </button>
          )}
          <ButtonWithReason
            className="btn btn--primary"
            disabledReason={busy ? '正在保存' : invoice && !isTouched ? '发票信息没有修改' : null}
            data-busy={busy}
          >
            {invoice ? '保存修改' : '提交申请'}
          </ButtonWithReason>
        </div>
      )}
    </form>
  )
}
