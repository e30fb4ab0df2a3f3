import {
  Migration,
  type Table,
  belongsTo,
  fen,
  id,
  longText,
  moment,
  timestamps,
} from '../migration.js'

export default class extends Migration {
  protected table = 'orders'

  protected columns(table: Table) {
    id(table)
    table.string('order_no', 20).notNullable().unique()
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    table.string('order_name', 1000).notNullable()
    table.string('order_type', 10).notNullable()
    table.smallint('order_status').unsigned().notNullable().defaultTo(1)
    table.string('close_reason', 20).nullable()

    fen(table, 'ware')
    fen(table, 'freight')
    fen(table, 'amount')
    table.string('exclusive_code', 6).nullable()
    table.integer('exclusive_discount_bp').unsigned().nullable()
    belongsTo(table, 'channel_id', {
      table: 'channels',
      onDelete: 'RESTRICT',
      nullable: true,
      indexed: false,
    })
    longText(table, 'quote').notNullable()
    longText(table, 'address').nullable()

    table.string('express_company', 50).nullable()
    table.string('tracking_no', 40).nullable()
    moment(table, 'delivered_at')
    table.dateTime('expires_at').notNullable()
    moment(table, 'paid_at')
    moment(table, 'closed_at')
    timestamps(table)

    table.index(['user_id', 'order_status', 'paid_at'])
    table.index(['order_status', 'paid_at'])
    table.index(['order_status', 'expires_at'])
    table.index(['channel_id', 'order_status', 'paid_at'])
    table.index(['exclusive_code', 'paid_at'])
    table.index(['created_at'])
  }
}
