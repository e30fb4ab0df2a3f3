import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { lockOwnUser } from '#accounts/lock_user'
import { messages, PresenceConsent } from '#accounts/presence/terms'
import { UserError } from '#core/errors'
import { PresenceConsentSchema } from '#core/schema'
import { now, toWireTime } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/** Every agreement is a row; withdrawing ends it, and agreeing again adds another. */
class Agreement extends PresenceConsentSchema {
  static table = 'presence_consents'
}

export async function isAgreed(userId: number, client: QueryClientContract = db.connection()): Promise<boolean> {
  const { version } = PresenceConsent
  return Boolean(await Agreement.query({ client }).where({ liveKey: userId, version }).first())
}

export async function ownConsent(userId: number) {
  const { version, text } = PresenceConsent
  const live = await Agreement.query().where({ liveKey: userId, version }).first()
  return { version, text, agreed: live !== null, agreedTime: toWireTime(live?.createdAt) }
}

/** @throws UserError when another text was shown */
export async function agree(userId: number, version: string, ip: string): Promise<void> {
  if (version !== PresenceConsent.version) throw new UserError(messages.consentChanged)
  await transaction(async (trx) => {
    await lockOwnUser(trx, userId)
    const live = await Agreement.query({ client: trx }).where('liveKey', userId).first()
    if (live?.version === version) return
    if (live) await live.merge({ withdrawnAt: now(), liveKey: null }).save()
    const textHash = createHash('sha256').update(PresenceConsent.text).digest('hex')
    await Agreement.create({ userId, version, textHash, ip, liveKey: userId }, { client: trx })
  })
}

export async function withdraw(userId: number): Promise<void> {
  await transaction(async (trx: Trx) => {
    await lockOwnUser(trx, userId)
    const live = await Agreement.query({ client: trx }).where('liveKey', userId).first()
    await live?.merge({ withdrawnAt: now(), liveKey: null }).save()
  })
}
