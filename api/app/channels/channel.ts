import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#accounts/user'
import { NoCode, type ChannelKind } from '#channels/terms'
import { ChannelSchema } from '#core/schema'
import type { Trx } from '#core/transaction'

/** Discounts are in basis points (9500 = 0.95). */
export default class Channel extends ChannelSchema {
  declare kind: ChannelKind

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  static async byCode(code: string | null | undefined, trx?: Trx): Promise<Channel | null> {
    const wanted = code?.trim().toUpperCase()
    if (!wanted || wanted === NoCode) return null
    return Channel.query({ client: trx })
      .where('exclusiveCode', wanted)
      .whereHas('user', (user) => user.whereNull('disabledAt').whereNull('deletedAt'))
      .first()
  }
}
