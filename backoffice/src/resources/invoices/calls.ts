import type { ReversalReasonCode } from '@zhuxue/api/terms/invoices'
import { download } from '../../components/download'
import { call } from '../../providers/api'

/** @returns the message for the admin */
export const sendInvoice = (
  id: number,
  body: { expressCompany?: string; expressOrderNo?: string; fileUrl?: string; invoiceNumber?: string }
): Promise<string> => call('POST /api/invoices/:id/send', { params: { id }, body }).then(({ msg }) => msg)

/** @returns the message for the admin */
export const reverseInvoice = (id: number, reason: ReversalReasonCode, redNumber?: string): Promise<string> =>
  call('POST /api/admin/invoices/:id/reversal', { params: { id }, body: { reason, redNumber } }).then(({ msg }) => msg)

/** @returns the message for the admin */
export const saveNumber = (id: number, invoiceNumber: string): Promise<string> =>
  call('PUT /api/admin/invoices/:id/number', { params: { id }, body: { invoiceNumber } }).then(({ msg }) => msg)

/** @returns the message for the admin */
export const saveRedNumber = (redInvoiceId: number, redNumber: string): Promise<string> =>
  call('PUT /api/admin/red-invoices/:id/number', { params: { id: redInvoiceId }, body: { redNumber } }).then(
    ({ msg }) => msg
  )

/** @returns the message for the admin */
export const issueInvoice = (id: number): Promise<string> =>
  call('POST /api/admin/invoices/:id/issue', { params: { id } }).then(({ msg }) => msg)

export const issueInvoices = (ids: number[]) => call('POST /api/admin/invoices/issues', { body: { ids } })

/** @returns the message for the admin */
export const attachFile = (id: number, fileUrl: string): Promise<string> =>
  call('POST /api/admin/invoices/:id/files', { params: { id }, body: { fileUrl } }).then(({ msg }) => msg)

export async function downloadFile(id: number, fileId: number): Promise<void> {
  const { url } = await call('GET /api/invoices/:id/files/:fileId', { params: { id, fileId } })
  window.location.assign(url)
}

export const hasRange = ({ requestedFrom, requestedTo }: Record<string, unknown>) =>
  Boolean(requestedFrom && requestedTo)

export const downloadInvoices = (query: object) => download('GET /api/admin/invoices-export', query, '发票列表.xlsx')
