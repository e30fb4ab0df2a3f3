import { createHash } from 'node:crypto'
import { PasskeySchema } from '#core/schema'
import { NotFound } from '#core/errors'
import { toWireTime } from '#core/time'
import type { Trx } from '#core/transaction'

export default class Passkey extends PasskeySchema {
  static keyOf(credentialId: string): string {
    return createHash('sha256').update(credentialId).digest('hex')
  }

  /** @throws NotFound for a missing passkey and for one of another user */
  static async owned(userId: number, id: number, trx?: Trx): Promise<Passkey> {
    const passkey = await Passkey.query({ client: trx }).where({ id, userId }).first()
    if (!passkey) throw new NotFound()
    return passkey
  }

  get credential() {
    return {
      id: this.credentialId,
      publicKey: new Uint8Array(Buffer.from(this.publicKey, 'base64url')),
      counter: this.signCount,
      transports: this.transports ? this.transports.split(',') : [],
    }
  }
}

export function toPasskey(passkey: Passkey) {
  return {
    passkeyId: passkey.id,
    passkeyName: passkey.name,
    /** Synchronized by a password manager, so it is on more than one device. */
    backedUp: Boolean(passkey.backedUp),
    createTime: toWireTime(passkey.createdAt),
    lastUsedTime: toWireTime(passkey.lastUsedAt),
  }
}
