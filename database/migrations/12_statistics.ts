import {
  Migration,
  type Tables,
  basisPoints,
  belongsTo,
  fen,
  id,
  key,
  longText,
  moment,
  timestamps,
} from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /**
     * What was sold on a business day, net of what was given back since; counted from the orders and counted again
     * when they change.
     */
    sale_days(table) {
      id(table)
      table.date('day').notNullable()
      // 0 is freight; without keys to other tables, because the rows can be counted anew at any time.
      key(table, 'course_id').notNullable()
      // 0 for orders without a partner.
      key(table, 'channel_id').notNullable()
      table.integer('copies').unsigned().notNullable()
      fen(table, 'amount')
      timestamps(table, { changes: false })
      key(table, 'order_count').nullable()

      table.unique(['day', 'course_id', 'channel_id'])
      table.index(['course_id', 'day'])
      table.index(['channel_id', 'day'])
      table.index(['order_count'])
    },

    /** The sum of the kept days of a month by course and partner, moved with each of them. */
    sale_months(table) {
      id(table)
      // Its first day.
      table.date('month').notNullable()
      // 0 is freight, and sales without a partner, as in `sale_days`.
      key(table, 'course_id').notNullable()
      key(table, 'channel_id').notNullable()
      table.integer('copies').notNullable()
      table.bigInteger('amount_fen').notNullable()

      table.unique(['month', 'course_id', 'channel_id'])
      table.index(['channel_id', 'month'])
    },

    /** What was sold in an hour of the first day that `sale_days` does not hold yet. */
    sale_hours(table) {
      id(table)
      // Its beginning.
      table.dateTime('hour').notNullable()
      // 0 is freight, as in `sale_days`.
      key(table, 'course_id').notNullable()
      table.integer('copies').notNullable()
      table.bigInteger('amount_fen').notNullable()
      table.integer('order_count').notNullable()

      table.unique(['hour', 'course_id'])
    },

    /** The sum of all kept days by course. */
    sale_totals(table) {
      id(table)
      // 0 is freight, as in `sale_days`.
      key(table, 'course_id').notNullable().unique()
      table.integer('copies').notNullable()
      table.bigInteger('amount_fen').notNullable()
    },

    /** The sum of all `sale_hours` by course. */
    sale_hour_totals(table) {
      id(table)
      key(table, 'course_id').notNullable().unique()
      table.integer('copies').notNullable()
      table.bigInteger('amount_fen').notNullable()
      table.integer('order_count').notNullable()
    },

    /** The sum of all rows of a kept day. */
    income_days(table) {
      id(table)
      table.date('day').notNullable().unique()
      table.bigInteger('amount_fen').notNullable()
    },

    /** Orders with a course of a teacher on a business day, and what those courses brought in, net. */
    teacher_days(table) {
      id(table)
      table.date('day').notNullable()
      // Without a key to `users`, because the rows can be counted anew at any time.
      key(table, 'teacher_id').notNullable()
      key(table, 'order_count').notNullable()
      fen(table, 'amount')

      table.unique(['day', 'teacher_id'])
      table.index(['teacher_id', 'day'])
    },

    /** Orders with a course of a teacher in an hour of `sale_hours`, and what those courses brought in, net. */
    teacher_hours(table) {
      id(table)
      // Its beginning.
      table.dateTime('hour').notNullable()
      // Without a key to `users`, as in `teacher_days`.
      key(table, 'teacher_id').notNullable()
      key(table, 'order_count').notNullable()
      fen(table, 'amount')

      table.unique(['teacher_id', 'hour'])
      table.index(['hour'])
    },

    /** How many orders were placed on a business day, and how many of them are paid. */
    placed_days(table) {
      id(table)
      table.date('day').notNullable()
      // 0 is all orders.
      key(table, 'course_id').notNullable()
      key(table, 'placed').notNullable()
      key(table, 'paid').notNullable()

      table.unique(['course_id', 'day'])
      table.index(['day'])
    },

    /** The same for an hour of the first day that `placed_days` does not hold yet. */
    placed_hours(table) {
      id(table)
      // Its beginning.
      table.dateTime('hour').notNullable()
      // 0 is all orders.
      key(table, 'course_id').notNullable()
      key(table, 'placed').notNullable()
      key(table, 'paid').notNullable()

      table.unique(['course_id', 'hour'])
      table.index(['hour'])
    },

    /** When a person first paid: for anything ('' and 0), for something of a subject, and for a course. */
    buyers(table) {
      id(table)
      table.string('subject_key', 20).notNullable()
      key(table, 'course_id').notNullable()
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE' })
      table.date('first_paid_on').notNullable()
      // Whether copies are left that were not given back; meaningless for other scopes than a course.
      table.boolean('has_copies').notNullable().defaultTo(true)

      table.unique(['subject_key', 'course_id', 'user_id'])
      table.index(['subject_key', 'course_id', 'first_paid_on'], 'buyers_first_index')
    },

    /** How many people `buyers` has of a scope, and how many of them still have copies of its course. */
    buyer_totals(table) {
      id(table)
      table.string('subject_key', 20).notNullable()
      key(table, 'course_id').notNullable()
      table.integer('people').notNullable()
      table.integer('with_copies').notNullable()

      table.unique(['subject_key', 'course_id'])
    },

    /** How many people bought on the last kept day: at all (`''`, 0), of a course, of a subject. */
    buyer_days(table) {
      id(table)
      table.date('day').notNullable()
      table.string('subject_key', 20).notNullable()
      key(table, 'course_id').notNullable()
      table.integer('people').notNullable()

      table.unique(['day', 'subject_key', 'course_id'])
    },

    /** One row: through which day sales are counted, and since when orders may have changed after it. */
    counted_sales(table) {
      id(table)
      table.date('counted_through').nullable()
      table.dateTime('changed_since').nullable()
      moment(table, 'candidates_since')
      moment(table, 'totals_since')
      moment(table, 'sums_since')
      table.date('placed_through').nullable()
      moment(table, 'placed_since')
      moment(table, 'hours_through')
      moment(table, 'hours_since')
      moment(table, 'teacher_hours_through')
      moment(table, 'teacher_hours_since')
      moment(table, 'placed_hours_through')
      moment(table, 'placed_hours_since')
    },

    /** The subject under which the buyers of a course were counted; another one means counting them again. */
    counted_courses(table) {
      id(table)
      key(table, 'course_id').notNullable().unique()
      table.string('subject_key', 20).notNullable()
      key(table, 'teacher_id').nullable()
      // The teacher under which `teacher_hours` counts it; null while they do not.
      key(table, 'hours_teacher_id').nullable()

      table.index(['teacher_id'])
    },

    /** What the nightly check found in kept figures and counted anew; waits for an admin until it is seen. */
    sale_differences(table) {
      id(table)
      table.date('day').notNullable()
      table.bigInteger('kept_fen').notNullable()
      table.bigInteger('counted_fen').notNullable()
      table.integer('kept_copies').notNullable()
      table.integer('counted_copies').notNullable()
      table.integer('wrong_buyers').notNullable().defaultTo(0)
      moment(table, 'seen_at')
      timestamps(table, { changes: false })
      table.integer('kept_orders').notNullable().defaultTo(0)
      table.integer('counted_orders').notNullable().defaultTo(0)
      // Lines that statements owed a correction for and no candidate named.
      table.integer('missed_corrections').notNullable().defaultTo(0)

      table.index(['seen_at', 'created_at'])
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

    /** One row: since when play sessions may have changed after they were counted; empty before the first time. */
    counted_plays(table) {
      id(table)
      table.dateTime('changed_since').nullable()
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

    /** Lines of orders that differ from what was closed of them, by partner, until the next closing. */
    statement_candidates(table) {
      id(table)
      // Without foreign keys, whose checks would lock what closings and refunds lock.
      key(table, 'channel_id').notNullable()
      key(table, 'order_item_id').notNullable()

      table.unique(['channel_id', 'order_item_id'])
    },
  }

  async up() {
    await super.up()
    this.defer(async (database) => {
      for (const name of ['counted_sales', 'counted_plays']) {
        await database.table(name).insert({ id: 1 })
      }
    })
  }
}
