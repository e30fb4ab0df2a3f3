import type InvoiceFile from '#invoices/invoice_file'
import { toWireTime } from '#core/time'
import { InvoiceFileText } from '#invoices/terms'
import type { MailState } from '#messages/mails/terms'

/** The newest of each kind. */
export function currentFiles(files: readonly InvoiceFile[]): InvoiceFile[] {
  const newest = (isReversal: boolean) =>
    files.filter((file) => file.isReversal === isReversal).sort((a, b) => b.id - a.id)[0]
  return [newest(false), newest(true)].filter((file) => file !== undefined)
}

type NamedFile = Pick<InvoiceFile, 'objectKey' | 'isReversal'>

export function invoiceFileName({ objectKey, isReversal }: NamedFile, orderNo: string): string {
  const kind = isReversal ? InvoiceFileText.reversal : InvoiceFileText.invoice
  return `${kind}_${orderNo}${objectKey.slice(objectKey.lastIndexOf('.'))}`
}

export function toInvoiceFile({ id, isReversal, objectKey, bytes, createdAt }: InvoiceFile) {
  return {
    invoiceFileId: id,
    isReversal,
    format: objectKey.endsWith('.ofd') ? 'OFD' : 'PDF',
    fileSize: bytes,
    createTime: toWireTime(createdAt),
    /** Null in lists, and for a file that is not mailed. */
    mailState: null as MailState | null,
  }
}
