import {
  Migration,
  type Table,
  belongsTo,
  id,
  key,
  longText,
  moment,
  seconds,
  timestamps,
} from '../migration.js'

/**
 * One push of hours to the province: written before it is sent, sent by a worker, asked about
 * after a timeout and never sent blindly again. Deleting hides a row and frees no hours.
 */
export default class extends Migration {
  protected table = 'hour_uploads'

  protected columns(table: Table) {
    id(table)
    table.string('push_id', 40).notNullable().unique()
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
    belongsTo(table, 'course_edu_log_id', {
      table: 'course_edu_logs',
      onDelete: 'RESTRICT',
      indexed: false,
    })
    seconds(table, 'pushed')
    table.string('state', 10).notNullable().defaultTo('pending')
    // = course_edu_log_id until the outcome is known: no second push beside an open one.
    key(table, 'open_key').nullable().unique()
    table.integer('attempts').unsigned().notNullable().defaultTo(0)
    moment(table, 'next_try_at')
    longText(table, 'request').notNullable()
    longText(table, 'answer').nullable()
    table.string('receipt_no', 100).nullable()
    moment(table, 'sent_at')
    moment(table, 'confirmed_at')
    moment(table, 'reverted_at')
    belongsTo(table, 'reverted_by', { table: 'users', onDelete: 'SET NULL' })
    table.string('revert_reason', 200).nullable()
    moment(table, 'deleted_at')
    belongsTo(table, 'deleted_by', { table: 'users', onDelete: 'SET NULL' })
    table.string('delete_reason', 200).nullable()
    timestamps(table)

    table.index(['course_edu_log_id', 'created_at'])
    table.index(['state', 'next_try_at'])
  }
}
