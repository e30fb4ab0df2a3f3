import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/**
 * The right of one person to one course, and where it comes from. A seat of a bulk order is such
 * a row too; it waits with a telephone and no user until that phone's owner registers.
 */
export default class extends Migration {
  protected table = 'user_courses'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'user_id', {
      table: 'users',
      onDelete: 'RESTRICT',
      nullable: true,
      indexed: false,
    })
    table.string('telephone', 11).nullable()
    table.string('source', 12).notNullable()
    belongsTo(table, 'order_item_id', {
      table: 'order_items',
      onDelete: 'RESTRICT',
      nullable: true,
      indexed: false,
    })
    belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT', nullable: true })
    // Numbered from 1 within an order item; 1 for a single purchase, null without an order.
    table.integer('seat_no').unsigned().nullable()
    table.string('grant_key', 120).notNullable().unique()
    table.string('user_course_status', 10).notNullable().defaultTo('valid')
    table.date('expires_on').nullable()
    belongsTo(table, 'granted_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'claimed_at')
    moment(table, 'first_studied_at')
    timestamps(table)

    table.unique(['order_item_id', 'course_id', 'seat_no'], {
      indexName: 'user_courses_seat_unique',
    })
    table.unique(['order_item_id', 'course_id', 'telephone'], {
      indexName: 'user_courses_seat_phone_unique',
    })
    table.index(['user_id', 'course_id', 'user_course_status'], 'user_courses_access_index')
    table.index(['course_id', 'user_id'])
    table.index(['telephone', 'created_at'])
    table.index(['source', 'created_at'])
    table.index(['user_course_status', 'expires_on'], 'user_courses_expiry_index')
  }
}
