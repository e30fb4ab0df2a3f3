import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { api } from '~/lib/http/api'
import { attemptFor, type Attempt } from '@zhuxue/api/idempotency-key'
import { useForm } from '~/lib/forms/useForm'
import type { InvoiceDetail } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import { invoiceDraft } from './invoiceDraft'
import { validateInvoice, readInvoice, refusedInvoiceFields, remainingErrors, type InvoiceForm } from './invoiceRules'

type Options = {
  orderId: string
  /** Null before the first is requested. */
  invoice: InvoiceDetail | null
  /** What a new form begins with. */
  suggested: InvoiceForm
  onSent: () => void
}

/** The form of an order's invoice, new or to be corrected. What is typed survives a reload until it is sent. */
export function useInvoiceForm({ orderId, invoice, suggested, onSent }: Options) {
  const stored = invoice ? readInvoice(invoice) : suggested
  const attempt = useRef<Attempt>(null)
  const sent = useRef<InvoiceForm>(null)
  const form = useForm({
    initial: stored,
    draft: invoiceDraft(orderId, stored),
    validate: validateInvoice,
    send(values) {
      sent.current = values
      const body = { ...values, orderId, invoiceId: invoice?.invoiceId }
      attempt.current = attemptFor(body, attempt.current)
      const headers = { 'Idempotency-Key': attempt.current.key }
      return api.invoices.invoices.store({ body, headers })
    },
    onSent({ msg }) {
      notify(msg, 'success')
      onSent()
    },
    validateProfile: refusedInvoiceFields,
  })
  const storedText = JSON.stringify(stored)
  const shown = useRef(storedText)
  const showStored = useEffectEvent(() => {
    const wasUntouched = JSON.stringify(form.values) === shown.current
    shown.current = storedText
    if (wasUntouched || sent.current === form.values) form.reset()
  })
  // What was sent comes back as the server wrote it; what was typed since then stays. Compared before the paint, after which a
  // key may be pressed that `form.values` here does not know.
  useLayoutEffect(() => showStored(), [storedText])

  const isTouched = JSON.stringify(form.values) !== storedText

  function change(next: InvoiceForm) {
    form.change(next)
    form.setProblems(remainingErrors(form.problems, form.values, next))
  }

  return { ...form, change, isTouched }
}
