import { Migration, type Tables, basisPoints, belongsTo, id, key, longText, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /**
     * What was sold on a business day before today, net of what was given back since, by scope: `all`, `freight`, `course:12`,
     * `subject:jzgc`, `teacher:5`. Without keys to other tables, because it can be counted again at any time.
     */
    sale_figures(table) {
      table.date('day').notNullable()
      table.string('scope', 24).notNullable()
      table.integer('orders').unsigned().notNullable()
      table.integer('people').unsigned().notNullable()
      // Who bought this scope for the first time on this day: these add up over days.
      table.integer('first_people').unsigned().notNullable()
      table.integer('copies').notNullable()
      table.bigInteger('amount_fen').notNullable()

      // Rows of a scope are stored beside each other, because they are summed.
      table.primary(['scope', 'day'])
      table.index(['day'])
    },

    /** How often the page of a course was opened and the course put into a cart on a business day. */
    funnel_days(table) {
      id(table)
      table.date('day').notNullable()
      // Without a foreign key: a counter must not keep a course from being deleted, nor wait for one.
      key(table, 'course_id').notNullable()
      table.integer('visits').unsigned().notNullable().defaultTo(0)
      table.integer('carts').unsigned().notNullable().defaultTo(0)

      table.unique(['day', 'course_id'])
      table.index(['course_id', 'day'])
    },

    /** Counted seconds of all play sessions: by course and person, by course (person 0), by person (course 0). */
    play_sums(table) {
      id(table)
      key(table, 'course_id').notNullable()
      key(table, 'user_id').notNullable()
      table.bigInteger('credited_seconds').notNullable()

      table.unique(['course_id', 'user_id'])
      // Rankings of people and of courses.
      table.index(['course_id', 'credited_seconds', 'user_id'], 'play_sums_people_index')
      table.index(['user_id', 'credited_seconds', 'course_id'], 'play_sums_courses_index')
    },

    /** How a course with very many learners is studied, as it was counted last; JSON. */
    course_studies(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      table.dateTime('counted_at').notNullable()
      longText(table, 'counts').notNullable()

      table.unique(['course_id'])
    },

    /** A closed month of a partner. Rows are added and never changed; `content_hash` is over the whole statement. */
    statements(table) {
      id(table)
      belongsTo(table, 'channel_id', { table: 'channels', onDelete: 'RESTRICT', indexed: false })
      table.string('month', 7).notNullable()
      table.string('statement_no', 32).notNullable().unique()
      table.string('partner_name', 60).notNullable()
      // Corrections are negative, so a sum may be.
      for (const name of ['sold_fen', 'refunded_fen', 'net_fen', 'commission_fen']) {
        table.bigInteger(name).notNullable()
      }
      table.string('content_hash', 64).notNullable()
      moment(table, 'closed_at').notNullable()
      // Without a foreign key: a statement stays when the account that closed it goes.
      key(table, 'closed_by').notNullable()
      timestamps(table, { changes: false })

      table.unique(['channel_id', 'month'])
      table.index(['month'])
    },

    /** What a statement says of one month of payment: its own, or a closed one that it corrects. */
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

    /** A line of an order on a statement; of an earlier month only by how much it changed since. */
    statement_lines(table) {
      id(table)
      belongsTo(table, 'statement_id', { table: 'statements', onDelete: 'RESTRICT', indexed: false })
      // Without foreign keys: what was closed is a copy.
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
      // Finds the statements of a changed order, of whatever partner.
      table.index(['order_item_id'])
    },
  }
}
