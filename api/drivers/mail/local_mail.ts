import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { MailSender, type Mail } from '#drivers/mail/mail_sender'

export interface SentMail extends Omit<Mail, 'attachments'> {
  attachments: { name: string; bytes: number }[]
  sentAt: string
}

export const refusedAddress = 'refused@example.com'
export const unavailableAddress = 'unavailable@example.com'

/** Files under DATA_DIR, listed by `GET /local/mails?to=`. */
export default class LocalMail extends MailSender {
  #outbox = join(env.get('DATA_DIR'), 'mails')

  async send({ attachments, ...mail }: Mail): Promise<void> {
    if (mail.to === unavailableAddress) throw new DriverFailure('mail', { cause: 'the local server is unavailable' })
    if (mail.to === refusedAddress) {
      throw new DriverFailure('mail', { cause: 'the local server rejects this address', rejectCode: '550' })
    }
    await mkdir(this.#outbox, { recursive: true })
    const sentAt = now().toISO()!
    const path = join(this.#outbox, `${sentAt.replaceAll(':', '-')}-${randomUUID()}`)
    const files = attachments.map(({ name, content }) => ({ name, bytes: content.length }))
    await writeFile(`${path}.tmp`, JSON.stringify({ ...mail, attachments: files, sentAt }))
    await rename(`${path}.tmp`, `${path}.json`)
  }

  /** Newest first. */
  async sentTo(address: string): Promise<SentMail[]> {
    const files = (await readdir(this.#outbox).catch(() => [])).filter((file) => file.endsWith('.json'))
    const mails = await Promise.all(
      files
        .sort()
        .reverse()
        .map(async (file): Promise<SentMail> => JSON.parse(await readFile(join(this.#outbox, file), 'utf8')))
    )
    return mails.filter(({ to }) => to === address)
  }
}
