import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { smsText } from '#drivers/sms/notice_texts'
import { SmsSender, type Sms, type SmsNotice } from '#drivers/sms/sms_sender'

interface Sent {
  text: string
  sentAt: string
}
export type SentSms = Sms & Sent
export type SentNotice = SmsNotice & Sent

export const refusedTelephone = '13000000000'

/** Files under DATA_DIR, shared by restarts and second processes; listed by `GET /local/sms?telephone=`. */
export default class LocalSms extends SmsSender {
  #outbox = join(env.get('DATA_DIR'), 'sms')

  async send(sms: Sms): Promise<void> {
    return this.#keep(sms, textOf(sms.purpose, { code: sms.code }))
  }

  async notify(notice: SmsNotice): Promise<void> {
    return this.#keep(notice, textOf(notice.notice, notice.values))
  }

  async #keep(sms: Sms | SmsNotice, text: string): Promise<void> {
    if (sms.telephone === refusedTelephone) {
      throw new DriverFailure('sms', { cause: 'the local provider refuses this number' })
    }
    const message = { ...sms, text, sentAt: now().toISO()! }
    const folder = join(this.#outbox, sms.telephone)
    await mkdir(folder, { recursive: true })

    const name = `${message.sentAt.replaceAll(':', '-')}-${randomUUID()}`
    await writeFile(join(folder, `${name}.tmp`), JSON.stringify(message))
    await rename(join(folder, `${name}.tmp`), join(folder, `${name}.json`))
  }

  async sentTo(telephone: string): Promise<SentSms[]> {
    return (await this.outboxOf(telephone)).filter((message) => 'code' in message)
  }

  async noticesTo(telephone: string): Promise<SentNotice[]> {
    return (await this.outboxOf(telephone)).filter((message) => 'notice' in message)
  }

  async outboxOf(telephone: string): Promise<(SentSms | SentNotice)[]> {
    const folder = join(this.#outbox, telephone)
    const files = await readdir(folder).catch(() => [])
    const messages = files.filter((file) => file.endsWith('.json')).sort()
    return Promise.all(messages.reverse().map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))))
  }
}

function textOf(name: string, values: Record<string, string>): string {
  const text = smsText(name, values)
  if (!text) throw new DriverFailure('sms', { cause: `no template for ${name}` })
  return text
}
