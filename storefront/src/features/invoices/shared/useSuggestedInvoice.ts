import { useMemo } from 'react'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { emptyInvoice, readInvoice, type InvoiceForm } from '~/features/invoices/invoiceRules'

/** Initial values of a new form; null while loading, and empty after a failure. */
export function useSuggestedInvoice(): InvoiceForm | null {
  const { data, failure } = useFetch(() => api.invoices.suggestions.show({}), 'invoice-suggestion')
  return useMemo(() => {
    if (data) return readInvoice(data.invoice)
    return failure ? emptyInvoice : null
  }, [data, failure])
}
