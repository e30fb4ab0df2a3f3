import {
  Migration,
  type Tables,
  basisPoints,
  belongsTo,
  id,
  key,
  longText,
  timestamp,
  timestamps,
} from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /**
     * Sales of a business day before today, net of later refunds, by scope: `all`, `freight`, `course:12`,
     * `subject:jzgc`, `teacher:5`. Without foreign keys, because it can be recomputed at any time.
     */
    sale_figures(table) {
      table.date('day').notNullable()
      table.string('scope', 24).notNullable()
      table.integer('orders').unsigned().notNullable()
      table.integer('people').unsigned().notNullable()
      // First-time buyers of this scope on this day: these can be added over days.
      table.integer('first_people').unsigned().notNullable()
      table.integer('copies').notNullable()
      table.bigInteger('amount_fen').notNullable()

      // Rows of a scope are stored next to each other, because they are summed.
      table.primary(['scope', 'day'])
      table.index(['day'])
    },

    /** Page views of a course, and how often it was put into a cart, on a business day. */
    funnel_days(table) {
      id(table)
      table.date('day').notNullable()
      // Without a foreign key: a counter must neither block the deletion of a course nor wait for one.
      key(table, 'course_id').notNullable()
      table.integer('visits').unsigned().notNullable().defaultTo(0)
      table.integer('carts').unsigned().notNullable().defaultTo(0)

      table.unique(['day', 'course_id'])
      table.index(['course_id', 'day'])
    },

    /** Counted seconds of all play sessions: by course and user, by course (user 0), by user (course 0). */
    play_sums(table) {
      id(table)
      key(table, 'course_id').notNullable()
      key(table, 'user_id').notNullable()
      table.bigInteger('credited_seconds').notNullable()

      table.unique(['course_id', 'user_id'])
      // For rankings of users and of courses.
      table.index(['course_id', 'credited_seconds', 'user_id'], 'play_sums_people_index')
      table.index(['user_id', 'credited_seconds', 'course_id'], 'play_sums_courses_index')
    },

    /** The stored study stats of a course with very many learners, as JSON. */
    course_studies(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      table.dateTime('counted_at').notNullable()
      longText(table, 'counts').notNullable()

      table.unique(['course_id'])
    },

    /** A closed month of a channel. Rows are added and never changed; `content_hash` covers the whole statement. */
    statements(table) {
      id(table)
      belongsTo(table, 'channel_id', { table: 'channels', onDelete: 'RESTRICT', indexed: false })
      table.string('month', 7).notNullable()
      table.string('statement_no', 32).notNullable().unique()
      table.string('partner_name', 60).notNullable()
      // Corrections are negative, so a sum may be negative.
      for (const name of ['sold_fen', 'refunded_fen', 'net_fen', 'commission_fen']) {
        table.bigInteger(name).notNullable()
      }
      table.string('content_hash', 64).notNullable()
      timestamp(table, 'closed_at').notNullable()
      // Without a foreign key: a statement outlives the account that closed it.
      key(table, 'closed_by').notNullable()
      timestamps(table, { changes: false })

      table.unique(['channel_id', 'month'])
      table.index(['month'])
    },

    /** A month of payment on a statement: its own, or a closed one that it corrects. */
    statement_months(table) {
      id(table)
      belongsTo(table, 'statement_id', { table: 'statements', onDelete: 'RESTRICT', indexed: false })
      table.string('month', 7).notNullable()
      basisPoints(table, 'rate').notNullable()
      for (const name of ['sold_fen', 'refunded_fen', 'net_fen', 'commission_fen']) {
        table.bigInteger(name).notNullable()
      }

      table.unique(['statement_id', 'month'])
    },

    /** An order line on a statement; for an earlier month only its change since. */
    statement_lines(table) {
      id(table)
      belongsTo(table, 'statement_id', { table: 'statements', onDelete: 'RESTRICT', indexed: false })
      // Without foreign keys: a closed statement is a copy.
      key(table, 'channel_id').notNullable()
      key(table, 'order_item_id').notNullable()
      table.string('month', 7).notNullable()
      table.dateTime('paid_at').notNullable()
      table.string('order_no', 32).notNullable()
      table.string('item_name', 1000).notNullable()
      table.integer('sold_copies').notNullable()
      table.integer('refunded_copies').notNullable()
      table.bigInteger('sold_fen').notNullable()
      table.bigInteger('refunded_fen').notNullable()

      table.unique(['statement_id', 'order_item_id', 'month'])
      table.index(['channel_id', 'order_item_id'])
      // Finds the statements of a changed order, of any channel.
      table.index(['order_item_id'])
    },

    /** The payment of a closed statement to its channel. A row of its own, because statements never change. */
    statement_payouts(table) {
      id(table)
      belongsTo(table, 'statement_id', { table: 'statements', onDelete: 'RESTRICT', indexed: false })
      table.date('paid_on').notNullable()
      table.string('note', 200).nullable()
      // Without a foreign key: a payout outlives the account that marked it.
      key(table, 'marked_by').notNullable()
      timestamps(table, { changes: false })

      table.unique(['statement_id'])
    },
  }
}
