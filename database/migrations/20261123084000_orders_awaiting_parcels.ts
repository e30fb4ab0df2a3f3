import { BaseSchema } from '@adonisjs/lucid/schema'

const [column, index] = ['awaits_parcel', 'orders_parcels_index']
/** Orders of one statement. */
const slice = 20_000

/**
 * Finds the few orders whose parcel waits among all of them. A process of the release before leaves the column at yes,
 * which only costs a look at the lines.
 */
export default class extends BaseSchema {
  async up() {
    if (!(await this.db.schema.hasColumn('orders', column)))
      this.schema.alterTable('orders', (table) => {
        table.boolean(column).notNullable().defaultTo(true)
        table.index([column, 'order_status', 'paid_at'], index)
      })
    this.defer((database) => settleOthers(database))
  }

  async down() {
    this.schema.alterTable('orders', (table) => {
      table.dropIndex([], index)
      table.dropColumn(column)
    })
  }
}

/** Book and material are 3 and 4 (`ShippedTypes`). Running it again changes nothing. */
async function settleOthers(database: BaseSchema['db']) {
  const [{ last }] = await database.from('orders').max('id as last')
  for (let from = 0; from < Number(last ?? 0); from += slice) {
    await database.rawQuery(
      `update orders set awaits_parcel = ?
       where id > ? and id <= ? and awaits_parcel = ? and (tracking_no is not null or not exists (
         select 1 from order_items where order_items.order_id = orders.id
           and order_items.course_type in (3, 4)
           and order_items.refunded_count < order_items.course_count))`,
      [false, from, from + slice, true]
    )
  }
}
