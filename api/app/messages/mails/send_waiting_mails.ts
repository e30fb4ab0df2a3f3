import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { MailSender } from '#drivers/mail/mail_sender'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { mailText } from '#messages/mails/mail_texts'
import { MailState, type MailKind, type QueuedAttachment } from '#messages/mails/terms'

const batch = 50
/** Until a mail is tried again; the last attempt fails it. A process that dies during a call leaves the mail for then. */
const pausesMinutes = [5, 60, 12 * 60]

interface MailRow {
  id: number
  recipient: string
  kind: MailKind
  data: string
  attachments: string
  attempts: number
  nextAttemptAt: string
}

/** Sends the mails of `queueMail`. */
@inject()
export class SendWaitingMails {
  constructor(
    protected sender: MailSender,
    protected storage: ObjectStorage
  ) {}

  async execute(): Promise<void> {
    for (;;) {
      const due: MailRow[] = await db
        .from('mails')
        .where('state', MailState.Waiting)
        .where('next_attempt_at', '<=', toStored(now()))
        .orderBy('id')
        .limit(batch)
        .select('id', 'recipient', 'kind', 'mail_data as data', 'attachments', 'attempts')
        .select('next_attempt_at as nextAttemptAt')
      for (const row of due) if (await claim(row)) await this.#send(row)
      if (due.length < batch) return
    }
  }

  async #send(row: MailRow): Promise<void> {
    try {
      const attachments = await Promise.all(
        JSON.parse(row.attachments).map((file: QueuedAttachment) => this.#read(file))
      )
      const { subject, text } = mailText(row.kind, JSON.parse(row.data))
      await this.sender.send({ to: row.recipient, subject, text, attachments })
    } catch (error) {
      const isFinal = row.attempts + 1 === pausesMinutes.length || (error instanceof DriverFailure && error.rejectCode)
      logger.warn({ err: error, kind: row.kind, mailId: row.id, isFinal: Boolean(isFinal) }, 'a mail was not sent')
      if (isFinal) await settle(row.id, MailState.Failed)
      return
    }
    await settle(row.id, MailState.Sent)
  }

  async #read({ objectKey, name }: QueuedAttachment) {
    const content = await this.storage.read(objectKey)
    if (!content) throw new Error(`the file ${objectKey} is missing`)
    return { name, content }
  }
}

/** False when another process sends it. */
async function claim({ id, attempts, nextAttemptAt }: MailRow): Promise<boolean> {
  const pause = pausesMinutes[attempts] ?? pausesMinutes.at(-1)!
  const claimed = await db
    .from('mails')
    .where({ id, state: MailState.Waiting, attempts, next_attempt_at: nextAttemptAt })
    .update({
      attempts: attempts + 1,
      next_attempt_at: toStored(now().plus({ minutes: pause })),
      updated_at: toStored(now()),
    })
  return Number(claimed) === 1
}

async function settle(id: number, state: MailState): Promise<void> {
  await db
    .from('mails')
    .where('id', id)
    .update({ state, updated_at: toStored(now()) })
}
