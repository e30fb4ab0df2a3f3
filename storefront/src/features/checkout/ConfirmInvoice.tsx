import { useEffect, useEffectEvent } from 'react'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { withSuggestion } from '~/features/invoices/invoiceDraft'
import { useSuggestedInvoice } from '~/features/invoices/shared/useSuggestedInvoice'
import { InvoiceFields } from '~/features/invoices/shared/InvoiceFields'
import type { InvoiceErrors } from '~/features/invoices/invoiceRules'
import type { ConfirmDraft } from './confirmDraft'
import styles from './OrderConfirm.module.css'

type Props = { draft: ConfirmDraft; problems: InvoiceErrors; onChange: (part: Partial<ConfirmDraft>) => void }

export function ConfirmInvoice({ draft, problems, onChange }: Props) {
  return (
    <>
      <h2>
        发票
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={draft.wantsInvoice}
            onChange={(event) => onChange({ wantsInvoice: event.target.checked })}
          />
          需要发票
        </label>
      </h2>
      {draft.wantsInvoice ? (
        <SuggestedFields key={draft.organisationId} draft={draft} problems={problems} onChange={onChange} />
      ) : (
        <p className="muted">付款后也可以在「我的订单」中申请</p>
      )}
    </>
  )
}

function SuggestedFields({ draft, problems, onChange }: Props) {
  const suggested = useSuggestedInvoice()
  const begin = useEffectEvent(() => {
    if (suggested) onChange({ invoice: withSuggestion(draft.invoice, suggested) })
  })
  useEffect(() => begin(), [suggested])

  if (!suggested) return <Skeleton className={styles.skeleton} />
  return <InvoiceFields value={draft.invoice} problems={problems} onChange={(invoice) => onChange({ invoice })} />
}
