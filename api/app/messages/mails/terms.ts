import type { MessageData } from '../terms.js'

/** A mail waits again after a failure, and has failed after the last attempt. */
export const MailState = { Waiting: 'waiting', Sent: 'sent', Failed: 'failed' } as const
export type MailState = (typeof MailState)[keyof typeof MailState]

/** How to pay an order by a bank transfer. */
interface TransferMail {
  orderNo: string
  amount: string
  code: string
  accountName: string
  accountNumber: string
  bankName: string
  branchCode?: string | null
  until: string
}

/** What a mail tells, by its kind. */
export interface MailData {
  invoiceFile: { orderNo: string; isReversal: boolean }
  webhookDisabled: MessageData['webhookDisabled']
  serviceKeyEnding: MessageData['serviceKeyEnding']
  serviceKeyRefused: MessageData['serviceKeyRefused']
  reversalToConfirm: { orderNo: string; amount: string; noteNo: string }
  transferOpened: TransferMail
  transferExpiring: TransferMail
}
export type MailKind = keyof MailData

/** A file in the object store. */
export interface QueuedAttachment {
  objectKey: string
  name: string
}
