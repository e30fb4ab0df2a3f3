import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import RefundLine from '#commerce/refunds/refund_line'
import { RefundStatus } from '#commerce/refunds/terms'
import { RefundSchema } from '#core/schema'

/**
 * Money on its way back. Its number never changes, however often the wallet is told of it: the wallet gives
 * back once per number. `done` is the end; what failed can be begun again.
 */
export default class Refund extends RefundSchema {
  declare status: RefundStatus
  declare amountFen: number
  declare totalFen: number

  @hasMany(() => RefundLine)
  declare lines: HasMany<typeof RefundLine>

  /** True while the wallet has to be asked about it. */
  get isOpen(): boolean {
    return this.status === RefundStatus.Requested || this.status === RefundStatus.Processing
  }
}
