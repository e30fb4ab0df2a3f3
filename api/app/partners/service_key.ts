import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#accounts/user'
import { ServiceKeySchema } from '#core/schema'
import type { Scope } from '#core/http/service_keys/scopes'
import { now } from '#core/time'
import { KeyState } from '#partners/terms'

export default class ServiceKey extends ServiceKeySchema {
  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'approvedBy' })
  declare approver: BelongsTo<typeof User>

  get scopeList(): Scope[] {
    return JSON.parse(this.scopes)
  }

  /** What staff and owners may see of it. */
  get keyHint(): string {
    return `${this.keyStart}…${this.keyEnd}`
  }

  get state(): KeyState {
    const at = now()
    if (this.revokedAt || (this.retiresAt && this.retiresAt <= at)) return KeyState.Retired
    if (this.expiresAt <= at) return KeyState.Expired
    if (!this.approvedAt) return KeyState.Pending
    return this.retiresAt ? KeyState.Retiring : KeyState.Active
  }

  auditRecord() {
    const { keyName, keyHint, scopeList, expiresAt, state } = this
    return { keyName, keyHint, scopes: scopeList, expiresAt: expiresAt.toISO(), keyState: state }
  }
}
