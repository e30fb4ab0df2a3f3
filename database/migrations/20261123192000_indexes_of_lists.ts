import { BaseSchema } from '@adonisjs/lucid/schema'

/** Table, index, columns. What has no equal before it is read in the order of the last column, which may be the id. */
const indexes: [table: string, name: string, columns: string[]][] = [
  ['users', 'users_called_index', ['user_name', 'deleted_at']],
  ['orders', 'orders_newest_index', ['order_status', 'id']],
  ['orders', 'orders_type_index', ['order_type', 'order_status']],
  ['orders', 'orders_refunds_index', ['order_status', 'refunded_fen', 'amount_fen']],
  ['user_courses', 'user_courses_source_index', ['source', 'id']],
  ['login_logs', 'login_logs_event_index', ['event', 'created_at']],
  ['login_logs', 'login_logs_succeeded_index', ['succeeded', 'created_at']],
  ['audit_logs', 'audit_logs_actor_name_index', ['actor_name', 'created_at']],
  ['invoices', 'invoices_requested_at_index', ['requested_at']],
  ['invoices', 'invoices_payer_name_index', ['payer_name']],
  ['comments', 'comments_created_at_index', ['created_at']],
  ['certificate_issues', 'certificate_issues_created_at_index', ['created_at']],
  ['hour_uploads', 'hour_uploads_created_at_index', ['created_at']],
]

/** For the lists of the board among a million people (docs/performance.md). */
export default class extends BaseSchema {
  async up() {
    for (const [table, name, columns] of indexes) {
      this.schema.alterTable(table, (changed) => changed.index(columns, name))
    }
  }

  async down() {
    for (const [table, name, columns] of indexes) {
      this.schema.alterTable(table, (changed) => changed.dropIndex(columns, name))
    }
  }
}
