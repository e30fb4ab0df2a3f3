import { Migration, type Tables, belongsTo, id, key, longText, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** The inbox: one event per row, sent to a user once (docs/decisions/0002). */
    messages(table) {
      id(table)
      // Without a foreign key: writing a message locks no user, so it fits anywhere in the lock order.
      key(table, 'user_id').notNullable()
      table.string('kind', 30).notNullable()
      table.string('reference', 80).notNullable()
      table.string('facts', 1000).notNullable()
      timestamp(table, 'read_at')
      timestamps(table, { changes: false })

      table.unique(['user_id', 'kind', 'reference'])
      table.index(['user_id', 'read_at'])
      table.index(['read_at'])
      table.index(['created_at'])
    },

    /** The kinds of messages that a user also wants by SMS. */
    message_sms_choices(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      table.string('kind', 30).notNullable()

      table.unique(['user_id', 'kind'])
    },

    /** Sent after the commit; the recipient may have no account. */
    mails(table) {
      id(table)
      table.string('recipient', 100).notNullable()
      table.string('kind', 30).notNullable()
      longText(table, 'mail_data').notNullable()
      longText(table, 'attachments').notNullable()
      table.string('idempotency_key', 80).notNullable().unique()
      table.string('state', 10).notNullable().defaultTo('waiting')
      table.smallint('attempts').unsigned().notNullable().defaultTo(0)
      table.dateTime('next_attempt_at').notNullable()
      timestamps(table)

      table.index(['state', 'next_attempt_at'])
      table.index(['created_at'])
    },

    /** Workbooks created by jobs, from the request until the file is deleted. */
    exports(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      table.string('kind', 20).notNullable()
      longText(table, 'filters').notNullable()
      // The filters as text, with masked telephone numbers.
      table.string('conditions', 500).notNullable()
      table.string('file_name', 100).notNullable()
      table.string('state', 12).notNullable().defaultTo('waiting')
      table.integer('rows_done').unsigned().notNullable().defaultTo(0)
      table.integer('rows_total').unsigned().notNullable()
      table.integer('bytes').unsigned().nullable()
      table.string('object_key', 255).nullable()
      table.string('reason', 200).nullable()
      // Set while it runs, and unique: it limits the concurrent exports over all processes.
      table.integer('slot').unsigned().nullable().unique()
      table.string('run_token', 36).nullable()
      timestamp(table, 'leased_until')
      table.integer('attempts').unsigned().notNullable().defaultTo(0)
      timestamp(table, 'started_at')
      timestamp(table, 'finished_at')
      timestamp(table, 'expires_at')
      timestamps(table, { changes: false })

      table.index(['user_id', 'id'])
      table.index(['state', 'id'])
    },
  }
}
