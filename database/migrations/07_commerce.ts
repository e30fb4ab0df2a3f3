import { Migration, type Tables, belongsTo, fen, flag, id, key, longText, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** The lines of carts. */
    cart_items(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE' })
      table.integer('course_count').unsigned().notNullable()
      flag(table, 'with_book')
      timestamps(table)
      // The unit price when it was added, so that the cart can show that the price changed.
      table.bigInteger('price_fen').unsigned().nullable()
      // Numbers the lines of a cart, so that concurrent additions stay within its limit (docs/decisions/0016).
      table.smallint('slot').unsigned().notNullable()

      table.unique(['user_id', 'course_id'])
      table.unique(['user_id', 'slot'])
    },

    /** Orders with the whole quote and the address at the time of ordering. */
    orders(table) {
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
      belongsTo(table, 'channel_id', { table: 'channels', onDelete: 'RESTRICT', nullable: true, indexed: false })
      longText(table, 'quote').notNullable()
      longText(table, 'address').nullable()

      table.string('express_company', 50).nullable()
      table.string('tracking_no', 40).nullable()
      timestamp(table, 'delivered_at')
      table.dateTime('expires_at').notNullable()
      timestamp(table, 'paid_at')
      timestamp(table, 'closed_at')
      timestamps(table)
      // The refunded amount. A wholly refunded order keeps its state: it was paid.
      fen(table, 'refunded').defaultTo(0)
      // Finds the few orders whose parcel is to be sent.
      table.boolean('awaits_shipment').notNullable()

      table.index(['user_id', 'order_status', 'paid_at'])
      table.index(['order_status', 'paid_at'])
      table.index(['order_status', 'expires_at'])
      table.index(['channel_id', 'order_status', 'paid_at'])
      table.index(['exclusive_code', 'paid_at'])
      table.index(['awaits_shipment', 'order_status', 'paid_at'], 'orders_parcels_index')
      table.index(['created_at', 'order_status'], 'orders_placed_index')
      table.index(['order_status', 'freight_fen', 'paid_at'], 'orders_freight_index')
      table.index(['order_status', 'id'], 'orders_newest_index')
      table.index(['order_type', 'order_status'], 'orders_type_index')
      table.index(['order_status', 'refunded_fen', 'amount_fen'], 'orders_refunds_index')
      // The sales job queries the orders that changed since its last run.
      table.index(['updated_at'], 'orders_updated_at_index')
    },

    /** Priced lines; their amounts add up to the ware amount of the order. */
    order_items(table) {
      id(table)
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT', indexed: false })
      table.string('item_name', 1000).notNullable()
      table.smallint('course_type').unsigned().notNullable()
      table.integer('course_count').unsigned().notNullable()
      fen(table, 'unit')
      fen(table, 'base')
      fen(table, 'amount')
      table.string('rule_code', 2).nullable()
      table.integer('position').unsigned().notNullable().defaultTo(0)
      fen(table, 'refunded').defaultTo(0)
      table.integer('refunded_count').unsigned().notNullable().defaultTo(0)

      // Lines of one course are merged before pricing.
      table.unique(['order_id', 'course_id'])
      table.index(['course_id', 'order_id'])
      table.index(['course_type', 'order_id'])
      // For sums of lines by order, and refunded copies, without reading rows.
      table.index(
        ['order_id', 'course_id', 'course_count', 'refunded_count', 'amount_fen', 'refunded_fen'],
        'order_items_sums_index'
      )
      table.index(['course_id', 'refunded_count', 'course_count', 'order_id'], 'order_items_returned_index')
    },

    /** Notes of staff for other staff; hidden from the buyer. */
    order_notes(table) {
      id(table)
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT' })
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      table.string('note', 500).notNullable()
      timestamps(table, { changes: false })
    },

    /** A payment attempt of an order, with a merchant number of its own; closed before the next one opens. */
    payments(table) {
      id(table)
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT' })
      table.string('merchant_no', 32).notNullable().unique()
      table.string('provider', 20).notNullable()
      fen(table, 'amount')
      table.string('status', 10).notNullable().defaultTo('open')
      // = order_id while open: one open attempt per order.
      key(table, 'open_key').nullable().unique()
      // = order_id on the attempt that settled the order: an order is paid once.
      key(table, 'paid_key').nullable().unique()
      table.string('code_url', 500).nullable()
      table.string('transaction_id', 64).nullable().unique()
      table.dateTime('expires_at').notNullable()
      timestamp(table, 'paid_at')
      timestamp(table, 'closed_at')
      timestamps(table)
      table.string('way', 10).notNullable().defaultTo('native')
      // The payer sent to the provider: the IP for `h5`, the openid for `jsapi`.
      table.string('payer_context', 128).nullable()

      table.index(['status', 'expires_at'])
    },

    /** A pending WeChat authorization for the openid: one per session, deleted by its use. */
    wallet_authorizations(table) {
      id(table)
      belongsTo(table, 'token_id', { table: 'access_tokens', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'CASCADE' })
      table.string('state_hash', 64).notNullable()
      table.dateTime('expires_at').notNullable()
      table.dateTime('created_at').notNullable()

      table.unique(['token_id'])
    },

    /** Every webhook of the provider, repeated ones too. `payments.paid_key` guards the settlement. */
    payment_notices(table) {
      id(table)
      table.string('provider', 20).notNullable()
      table.string('notice_id', 64).nullable()
      table.string('merchant_no', 32).nullable()
      table.string('transaction_id', 64).nullable()
      table.string('outcome', 20).notNullable()
      longText(table, 'body').nullable()
      table.string('ip', 45).nullable()
      timestamps(table, { changes: false })

      table.index(['merchant_no'])
      table.index(['transaction_id'])
      table.index(['created_at'])
    },

    /** Money that arrived and settled no order: late, twice, in another amount, or without an order. */
    payment_exceptions(table) {
      id(table)
      belongsTo(table, 'payment_id', { table: 'payments', onDelete: 'RESTRICT', nullable: true })
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT', nullable: true })
      table.string('kind', 10).notNullable()
      fen(table, 'amount')
      table.string('transaction_id', 64).notNullable().unique()
      longText(table, 'detail').nullable()
      table.string('status', 10).notNullable().defaultTo('open')
      table.string('resolution', 200).nullable()
      belongsTo(table, 'resolved_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'resolved_at')
      timestamps(table)
      // The provider that holds the money.
      table.string('provider', 20).notNullable()

      table.index(['status', 'created_at'])
    },

    /** A bank transfer that the buyer of an unpaid order chose: the code for its remark, and the uploaded slip. */
    bank_transfers(table) {
      id(table)
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT', indexed: false })
      table.string('code', 8).notNullable()
      table.string('slip_key', 255).nullable()
      timestamp(table, 'slip_at')
      timestamp(table, 'reminded_at')
      timestamps(table, { changes: false })

      table.unique(['order_id'])
      table.unique(['code'])
      table.index(['slip_key'])
    },

    /** Imported statements of the bank; the chosen columns serve for the next file with these titles. */
    bank_statements(table) {
      id(table)
      table.string('file_name', 200).notNullable()
      longText(table, 'columns').notNullable()
      belongsTo(table, 'imported_by', { table: 'users', onDelete: 'RESTRICT' })
      timestamps(table, { changes: false })
    },

    /** Money that arrived according to a statement. */
    bank_lines(table) {
      id(table)
      belongsTo(table, 'statement_id', { table: 'bank_statements', onDelete: 'RESTRICT' })
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT', nullable: true })
      table.string('bank_serial', 60).notNullable().unique()
      // The attempt that it paid or that its exception belongs to.
      table.string('merchant_no', 32).nullable()
      table.string('state', 10).notNullable()
      fen(table, 'amount')
      table.string('payer_name', 100).notNullable()
      // The last four digits, the others are stars.
      table.string('payer_account', 40).notNullable()
      table.string('remark', 200).notNullable()
      table.string('note', 200).nullable()
      table.dateTime('booked_at').notNullable()
      belongsTo(table, 'first_confirmed_by', { table: 'users', onDelete: 'RESTRICT', nullable: true })
      belongsTo(table, 'confirmed_by', { table: 'users', onDelete: 'RESTRICT', nullable: true })
      // When it paid its order or became an exception.
      timestamp(table, 'settled_at')
      timestamps(table)

      table.index(['state', 'id'])
      table.index(['settled_at'])
    },

    /** Refunds and their payment provider. */
    refunds(table) {
      id(table)
      belongsTo(table, 'payment_id', { table: 'payments', onDelete: 'RESTRICT', nullable: true })
      // Null for a refund of an order's payment; an exception is refunded once.
      key(table, 'payment_exception_id').nullable().unique()
      table.foreign('payment_exception_id').references('id').inTable('payment_exceptions').onDelete('RESTRICT')
      // The same number never refunds twice, so a retry reuses it.
      table.string('refund_no', 64).notNullable().unique()
      table.string('provider_refund_id', 64).nullable().unique()
      fen(table, 'amount')
      table.string('reason', 80).notNullable()
      table.string('status', 12).notNullable().defaultTo('requested')
      belongsTo(table, 'requested_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'finished_at')
      timestamps(table)
      // Number and whole amount of the payment, which a status query needs.
      table.string('merchant_no', 32).nullable()
      fen(table, 'total').defaultTo(0)
      table.integer('attempts').unsigned().notNullable().defaultTo(0)
      table.string('failure', 200).nullable()
      timestamp(table, 'next_attempt_at').index()
      table.string('provider', 20).notNullable()

      table.index(['status', 'created_at'])
    },

    /** The refunded copies of a refund; the rest of its amount is freight. */
    refund_lines(table) {
      id(table)
      belongsTo(table, 'refund_id', { table: 'refunds', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'order_item_id', { table: 'order_items', onDelete: 'RESTRICT' })
      table.integer('copies').unsigned().notNullable()
      fen(table, 'amount')
      // Whether the goods of a sent parcel came back, as entered by the admin; null when not applicable.
      table.string('goods_return', 20).nullable()
      // Hours of the withdrawn course: withdrawn ones, and those that an admin left at the registry. Null when no
      // course was withdrawn.
      table.integer('withdrawn_seconds').unsigned().nullable()
      table.integer('retained_seconds').unsigned().nullable()

      table.unique(['refund_id', 'order_item_id'])
    },

    /** Buyers ask for refunds of their orders. */
    refund_requests(table) {
      id(table)
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT' })
      // The order while the request waits: one at a time.
      key(table, 'open_order_id').nullable().unique()
      table.string('reason', 200).notNullable()
      table.string('status', 12).notNullable()
      // Why it was refused.
      table.string('answer', 200).nullable()
      belongsTo(table, 'decided_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'decided_at')
      timestamps(table)
    },

    /** The tracker's last response about a parcel: it locks a number that is queried more than twice per hour. */
    parcels(table) {
      id(table)
      table.string('express_company', 50).notNullable()
      table.string('tracking_no', 40).notNullable()
      table.string('state', 20).notNullable().defaultTo('unknown')
      longText(table, 'routes').nullable()
      timestamp(table, 'checked_at')
      timestamps(table)
      // Separate from `checked_at`, the time of the response: the tracker counts every query.
      timestamp(table, 'tracked_at')
      timestamp(table, 'failed_at')

      table.unique(['express_company', 'tracking_no'])
    },

    /** A day of the wallet's bill beside our books: both sums, and how many lines differ. */
    reconciled_days(table) {
      id(table)
      table.string('day', 10).notNullable()
      table.string('provider', 20).notNullable()
      table.string('status', 10).notNullable()
      for (const side of ['wallet', 'our']) {
        table.integer(`${side}_payments`).unsigned().notNullable().defaultTo(0)
        fen(table, `${side}_paid`).defaultTo(0)
        table.integer(`${side}_refunds`).unsigned().notNullable().defaultTo(0)
        fen(table, `${side}_refunded`).defaultTo(0)
      }
      table.integer('differences').unsigned().notNullable().defaultTo(0)
      // Payments without a webhook that this comparison booked, over all its runs.
      table.integer('booked').unsigned().notNullable().defaultTo(0)
      table.string('failure', 200).nullable()
      flag(table, 'by_hand')
      timestamp(table, 'ran_at')
      timestamps(table)

      table.unique(['day', 'provider'])
      table.index(['status', 'day'])
    },

    /** The lines of such a day, replaced by each run. `difference` is null where both sides agree. */
    bill_lines(table) {
      id(table)
      belongsTo(table, 'bill_day_id', { table: 'reconciled_days', onDelete: 'CASCADE', indexed: false })
      table.string('kind', 10).notNullable()
      table.string('merchant_no', 32).nullable()
      table.string('transaction_id', 64).nullable()
      table.string('refund_no', 64).nullable()
      table.bigInteger('wallet_fen').unsigned().nullable()
      table.bigInteger('our_fen').unsigned().nullable()
      table.string('difference', 12).nullable()
      // For links; without foreign keys, because the rows are replaced.
      key(table, 'order_id').nullable()
      key(table, 'payment_exception_id').nullable()
      key(table, 'refund_id').nullable()
      timestamp(table, 'at')

      table.index(['bill_day_id', 'difference'])
      table.index(['refund_no'])
    },

    /**
     * Sales and refunds that `courses.order_count` does not include yet. Rows are only inserted and deleted, so that
     * buyers of one course do not wait for each other.
     */
    uncounted_sales(table) {
      id(table)
      // Without a foreign key, whose check would lock the course.
      key(table, 'course_id').notNullable()
      table.integer('sales').notNullable()

      table.index(['course_id', 'id'])
    },
  }
}
