import { isDuplicate, type Trx } from '#core/transaction'
import { queueMail } from '#messages/mails/queue_mail'
import type { MailData } from '#messages/mails/terms'
import { writeMessage, type NewMessage } from '#messages/write_message'
import type ServiceAccount from '#partners/service_account'

type AccountMail = 'webhookDisabled' | 'serviceKeyEnding' | 'serviceKeyRefused'

interface Notice<Kind extends AccountMail> {
  kind: Kind
  /** Once per reference. */
  reference: string
  facts: MailData[Kind]
}

/** A message to the owner of the account and a mail to its contact, once. @returns false if they were written before */
export async function notifyOwner<Kind extends AccountMail>(
  trx: Trx,
  { userId, contactEmail }: ServiceAccount,
  { kind, reference, facts }: Notice<Kind>
): Promise<boolean> {
  if (!(await writeMessage(trx, userId, { kind, reference, facts } as NewMessage))) return false
  await queueMail(trx, { to: contactEmail, kind, data: facts, idempotencyKey: `${kind}:${reference}` }).catch(
    (error) => {
      if (!isDuplicate(error)) throw error
    }
  )
  return true
}
