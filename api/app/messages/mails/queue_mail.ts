import drivers from '#config/drivers'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { MailState, type MailData, type MailKind, type QueuedAttachment } from '#messages/mails/terms'

interface QueuedMail<Kind extends MailKind> {
  to: string
  kind: Kind
  data: MailData[Kind]
  attachments?: QueuedAttachment[]
  /** A mail is queued once per key. */
  idempotencyKey: string
}

/** Sent after the commit, at least once. Does nothing with MAIL_DRIVER=off. @throws when the key exists */
export async function queueMail<Kind extends MailKind>(trx: Trx, mail: QueuedMail<Kind>): Promise<void> {
  if (drivers.mail === 'off') return
  const at = toStored(now())
  await trx
    .table('mails')
    .insert({
      recipient: mail.to,
      kind: mail.kind,
      mail_data: JSON.stringify(mail.data),
      attachments: JSON.stringify(mail.attachments ?? []),
      idempotency_key: mail.idempotencyKey,
      state: MailState.Waiting,
      next_attempt_at: at,
      created_at: at,
    })
}
