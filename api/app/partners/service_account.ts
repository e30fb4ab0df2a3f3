import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import User from '#accounts/user'
import { ServiceAccountSchema } from '#core/schema'
import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { AccountKind } from '#messages/partner_events/terms'
import ServiceKey from '#partners/service_key'

/** A system of a training centre. Its keys see what the owner's account owns, and nothing else. */
export default class ServiceAccount extends ServiceAccountSchema {
  declare kind: AccountKind

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasMany(() => ServiceKey)
  declare keys: HasMany<typeof ServiceKey>

  static async locked(trx: Trx, id: number): Promise<ServiceAccount> {
    const account = await ServiceAccount.query({ client: trx }).where('id', id).forUpdate().first()
    if (!account) throw new NotFound()
    return account
  }

  get networks(): string[] {
    return JSON.parse(this.allowedNetworks)
  }

  auditRecord() {
    const { accountName, kind, contactName, contactEmail, networks, disabledAt } = this
    const disabled = Boolean(disabledAt)
    return { accountName, accountKind: kind, ownerId: this.userId, contactName, contactEmail, networks, disabled }
  }
}
