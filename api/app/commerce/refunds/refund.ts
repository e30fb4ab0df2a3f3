import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { RefundStatus, type GoodsReturn } from '#commerce/refunds/terms'
import { RefundLineSchema, RefundSchema } from '#core/schema'

export class RefundLine extends RefundLineSchema {
  declare goodsReturn: GoodsReturn | null
}

/** `refundNo` never changes: the provider refunds once per number. A failed refund can be retried. */
export default class Refund extends RefundSchema {
  declare status: RefundStatus

  @hasMany(() => RefundLine)
  declare lines: HasMany<typeof RefundLine>

  get isOpen(): boolean {
    return this.status === RefundStatus.Requested || this.status === RefundStatus.Processing
  }
}
