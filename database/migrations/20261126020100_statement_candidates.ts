import { Migration, type Table, id, key } from '../migration.js'

/** Lines of orders that differed from what was closed of them when they last changed, by partner; a closing takes them away. */
export default class extends Migration {
  protected table = 'statement_candidates'

  protected columns(table: Table) {
    id(table)
    // Without keys to `channels` and `order_items`, whose checks would share the locks of closings and refunds.
    key(table, 'channel_id').notNullable()
    key(table, 'order_item_id').notNullable()
    table.unique(['channel_id', 'order_item_id'])
  }
}
