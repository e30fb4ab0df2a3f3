import type InvoiceFile from '#invoices/invoice_file'
import { toWireTime } from '#core/time'

/** The newest of each kind. */
export function currentFiles(files: readonly InvoiceFile[]): InvoiceFile[] {
  const newest = (isReversal: boolean) =>
    files.filter((file) => file.isReversal === isReversal).sort((a, b) => b.id - a.id)[0]
  return [newest(false), newest(true)].filter((file) => file !== undefined)
}

export function toInvoiceFile({ id, isReversal, objectKey, bytes, createdAt }: InvoiceFile) {
  return {
    invoiceFileId: id,
    isReversal,
    format: objectKey.endsWith('.ofd') ? 'OFD' : 'PDF',
    fileSize: bytes,
    createTime: toWireTime(createdAt),
  }
}
