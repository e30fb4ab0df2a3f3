import { useMemo } from 'react'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { emptyInvoice, readInvoice, type InvoiceForm } from '~/features/invoices/invoiceRules'

/** What a new form begins with; null while it is asked for, and empty when it cannot be had. */
export function useSuggestedInvoice(): InvoiceForm | null {
  const { data, failure } = useFetch(() => api.invoices.suggestions.show({}), 'invoice-suggestion')
  return useMemo(() => {
    if (data) return readInvoice(data.invoice)
    return failure ? emptyInvoice : null
  }, [data, failure])
}
