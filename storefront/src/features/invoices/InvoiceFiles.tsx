import { useState } from 'react'
import { InvoiceFileText } from '@zhuxue/api/terms/invoices'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { api } from '~/lib/http/api'
import type { Invoice } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import { notify } from '~/lib/toasts'

type File = Invoice['files'][number]

/** A button for each file: the invoice, and its credit note. */
export function InvoiceFiles({ invoice }: { invoice: Pick<Invoice, 'invoiceId' | 'files'> }) {
  const [busy, setBusy] = useState<number | null>(null)

  async function download({ invoiceFileId: fileId }: File) {
    if (busy !== null) return
    setBusy(fileId)
    try {
      const params = { id: invoice.invoiceId, fileId }
      const { url } = await api.invoices.files.show({ params })
      window.location.assign(url)
    } catch (error) {
      notify(reportFailure(error).message, 'error')
    } finally {
      setBusy(null)
    }
  }

  return invoice.files.map((file) => (
    <button
      key={file.invoiceFileId}
      type="button"
      className="btn btn--small"
      data-busy={busy === file.invoiceFileId}
      onClick={() => download(file)}
    >
      <Icon path={icons.file} size={16} />
      下载{file.isReversal ? InvoiceFileText.reversal : InvoiceFileText.invoice}
      <small>{file.format}</small>
    </button>
  ))
}
