import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Order from '#commerce/order'
import { BankTransferSchema } from '#core/schema'

export default class BankTransfer extends BankTransferSchema {
  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>
}
