import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#accounts/user'
import type { ChannelKind } from '#channels/terms'
import { ChannelSchema } from '#core/schema'

/** Discounts are in basis points (9500 = 0.95). */
export default class Channel extends ChannelSchema {
  declare kind: ChannelKind

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
