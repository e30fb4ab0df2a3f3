import { Migration, type Tables, belongsTo, id, key, longText, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** A system of a training centre that calls `/api/v1`; it sees what the account of the centre owns. */
    service_accounts(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      table.string('account_name', 40).notNullable().unique()
      // What the account may hold and hear.
      table.string('kind', 10).notNullable().defaultTo('centre')
      table.string('contact_name', 20).notNullable()
      table.string('contact_email', 100).notNullable()
      // A JSON list of networks in CIDR notation; empty for all addresses.
      longText(table, 'allowed_networks').notNullable()
      // How many events are in its feed.
      table.integer('last_position').unsigned().notNullable().defaultTo(0)
      timestamp(table, 'disabled_at')
      table.integer('lock_version').unsigned().notNullable().defaultTo(0)
      timestamps(table)
    },

    /** Only the hash of a key is stored. Rotated and revoked keys stay, so that their use is recognised. */
    service_keys(table) {
      id(table)
      belongsTo(table, 'service_account_id', { table: 'service_accounts', onDelete: 'RESTRICT' })
      table.string('key_name', 40).notNullable()
      table.string('key_start', 13).notNullable()
      table.string('key_end', 4).notNullable()
      table.string('key_hash', 64).notNullable().unique()
      longText(table, 'scopes').notNullable()
      table.dateTime('expires_at').notNullable()
      // After a rotation the old key works until then.
      timestamp(table, 'retires_at')
      timestamp(table, 'revoked_at')
      timestamp(table, 'last_used_at')
      table.string('last_ip', 45).nullable()
      // The admin who saw the key.
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'RESTRICT' })
      // Another admin, if its scopes need approval.
      belongsTo(table, 'approved_by', { table: 'users', onDelete: 'RESTRICT', nullable: true })
      // It works from then on; null while it waits for approval.
      timestamp(table, 'approved_at')
      timestamps(table)
    },

    /**
     * What happened, for one service account. Written in the transaction of the event, so without a foreign key, which
     * would lock the row of the account.
     */
    webhook_events(table) {
      id(table)
      key(table, 'service_account_id').notNullable()
      table.string('public_id', 40).notNullable().unique()
      table.string('event_type', 40).notNullable()
      // What the event is about, as `order:12`.
      table.string('subject', 60).notNullable()
      longText(table, 'payload').notNullable()
      // Its place in the feed of the account; null until it is published.
      table.integer('position').unsigned().nullable()
      timestamps(table, { changes: false })

      table.unique(['service_account_id', 'position'])
      table.index(['position', 'service_account_id'], 'webhook_events_waiting_index')
      table.index(['created_at'])
    },

    webhook_endpoints(table) {
      id(table)
      belongsTo(table, 'service_account_id', { table: 'service_accounts', onDelete: 'RESTRICT' })
      table.string('url', 500).notNullable()
      // A JSON list of the types that are sent.
      longText(table, 'event_types').notNullable()
      table.string('secret_cipher', 500).notNullable()
      // After a change both secrets sign for a day.
      table.string('previous_secret_cipher', 500).nullable()
      timestamp(table, 'previous_secret_ends_at')
      timestamp(table, 'disabled_at')
      table.string('disabled_reason', 10).nullable()
      // Nothing is sent before, as the endpoint asked.
      timestamp(table, 'paused_until')
      // The first of the failures without a success since.
      timestamp(table, 'failing_since')
      table.integer('failures').unsigned().notNullable().defaultTo(0)
      table.integer('lock_version').unsigned().notNullable().defaultTo(0)
      timestamps(table)
    },

    /** An event on its way to an endpoint. */
    webhook_deliveries(table) {
      id(table)
      belongsTo(table, 'webhook_event_id', { table: 'webhook_events', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'webhook_endpoint_id', { table: 'webhook_endpoints', onDelete: 'CASCADE', indexed: false })
      table.string('state', 10).notNullable().defaultTo('waiting')
      table.integer('attempts').unsigned().notNullable().defaultTo(0)
      timestamp(table, 'next_attempt_at')
      // A process that dies during a call leaves the delivery for then.
      timestamp(table, 'leased_until')
      table.string('run_token', 40).nullable()
      table.integer('last_status').unsigned().nullable()
      table.integer('last_ms').unsigned().nullable()
      table.string('last_error', 20).nullable()
      // The first kilobyte of the last response.
      table.string('response_start', 1024).nullable()
      timestamp(table, 'delivered_at')
      timestamps(table)

      table.unique(['webhook_event_id', 'webhook_endpoint_id'], {
        indexName: 'webhook_deliveries_event_endpoint_unique',
      })
      table.index(['webhook_endpoint_id', 'state', 'next_attempt_at'], 'webhook_deliveries_due_index')
    },
  }
}
