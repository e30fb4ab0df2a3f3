import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { SmsSender, type Sms } from '#drivers/sms/sms_sender'

export interface SentSms extends Sms {
  text: string
  sentAt: string
}

/** Always refused. */
export const refusedTelephone = '13000000000'

/**
 * Keeps messages as files under DATA_DIR, so that restarts and second processes share them. Listed by `GET
 * /local/sms?telephone=`.
 */
export default class LocalSms extends SmsSender {
  #outbox = join(env.get('DATA_DIR'), 'sms')

  async send(sms: Sms): Promise<void> {
    if (sms.telephone === refusedTelephone) {
      throw new DriverFailure('sms', { cause: 'the local provider refuses this number' })
    }
    const message: SentSms = {
      ...sms,
      text: `【筑学】您的验证码是${sms.code}，10分钟内有效，请勿告诉他人。`,
      sentAt: now().toISO()!,
    }
    const folder = join(this.#outbox, sms.telephone)
    await mkdir(folder, { recursive: true })

    const name = `${message.sentAt.replaceAll(':', '-')}-${randomUUID()}`
    await writeFile(join(folder, `${name}.tmp`), JSON.stringify(message))
    await rename(join(folder, `${name}.tmp`), join(folder, `${name}.json`))
  }

  async sentTo(telephone: string): Promise<SentSms[]> {
    const folder = join(this.#outbox, telephone)
    const files = await readdir(folder).catch(() => [])
    const messages = files.filter((file) => file.endsWith('.json')).sort()
    return Promise.all(
      messages.reverse().map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')))
    )
  }
}
