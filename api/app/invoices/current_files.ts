import type InvoiceFile from '#invoices/invoice_file'
import { toWireTime } from '#core/time'
import { InvoiceFileText, type FileMailState } from '#invoices/terms'

/**
 * The newest file or files of the invoice and of each red invoice: a provider's PDF, OFD and XML belong together. Only
 * staff get XML, which is stored with the books.
 */
export function currentFiles(files: readonly InvoiceFile[], viewer: 'buyer' | 'staff' = 'buyer'): InvoiceFile[] {
  const documents = Map.groupBy(files, (file) => `${file.isReversal} ${file.redInvoiceId}`)
  return [...documents.values()]
    .flatMap(newestOf)
    .filter(({ objectKey }) => viewer === 'staff' || !objectKey.endsWith('.xml'))
    .sort((a, b) => Number(a.isReversal) - Number(b.isReversal) || a.id - b.id)
}

function newestOf(files: InvoiceFile[]): InvoiceFile[] {
  const newest = files.reduce((a, b) => (b.id > a.id ? b : a))
  return files.filter(({ objectKey }) => withoutEnding(objectKey) === withoutEnding(newest.objectKey))
}

const withoutEnding = (objectKey: string) => objectKey.slice(0, objectKey.lastIndexOf('.'))
const endingOf = (objectKey: string) => objectKey.slice(objectKey.lastIndexOf('.') + 1)

type NamedFile = Pick<InvoiceFile, 'objectKey' | 'isReversal'>

export function invoiceFileName({ objectKey, isReversal }: NamedFile, orderNo: string): string {
  const kind = isReversal ? InvoiceFileText.reversal : InvoiceFileText.invoice
  return `${kind}_${orderNo}.${endingOf(objectKey)}`
}

export function toInvoiceFile({ id, isReversal, objectKey, bytes, createdAt }: InvoiceFile) {
  return {
    invoiceFileId: id,
    isReversal,
    format: endingOf(objectKey).toUpperCase() as 'PDF' | 'OFD' | 'XML',
    fileSize: bytes,
    createTime: toWireTime(createdAt),
    /** Null in lists, and for a file that is not mailed. */
    mailState: null as FileMailState | null,
  }
}
