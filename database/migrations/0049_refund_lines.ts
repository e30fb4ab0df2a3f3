import { Migration, type Table, belongsTo, fen, id } from '../migration.js'

/**
 * Which copies a refund gives back; what it gives beyond them is freight. Beside it, what a refund needs to be
 * told to the wallet again and again without a second look at anything: the number and the whole amount of the
 * payment there, how often it was told and when next.
 */
export default class extends Migration {
  protected table = 'refund_lines'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'refund_id', { table: 'refunds', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'order_item_id', { table: 'order_items', onDelete: 'RESTRICT' })
    table.integer('copies').unsigned().notNullable()
    fen(table, 'amount')

    table.unique(['refund_id', 'order_item_id'])
  }

  /** MySQL commits each statement: a run that was killed half-way comes here again. */
  async up() {
    await super.up()
    if (!(await this.db.schema.hasColumn('refunds', 'merchant_no'))) {
      this.schema.alterTable('refunds', (table) => {
        table.string('merchant_no', 32).nullable()
        table.bigInteger('total_fen').unsigned().notNullable().defaultTo(0)
        table.integer('tries').unsigned().notNullable().defaultTo(0)
        table.string('failure', 200).nullable()
        table.dateTime('next_try_at').nullable().index()
      })
    }
  }

  async down() {
    await super.down()
    this.schema.alterTable('refunds', (table) => {
      table.dropIndex(['next_try_at'])
      table.dropColumns('merchant_no', 'total_fen', 'tries', 'failure', 'next_try_at')
    })
  }
}
