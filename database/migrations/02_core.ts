import { Migration, type Tables, belongsTo, id, longText, timestamp, timestamps } from '../migration.js'
import { createAuditTriggers } from '../audit_triggers.js'

/** Errors of MySQL with binary logging when an account may not create triggers. */
const mayNotMakeTriggers = new Set([1142, 1419, 1227])

export default class extends Migration {
  protected tables: Tables = {
    /**
     * Append-only, enforced by triggers. Each row contains the hash of the one before; `prev_hash` is unique, so there
     * is no fork.
     */
    audit_logs(table) {
      id(table)
      belongsTo(table, 'actor_id', { table: 'users', onDelete: 'RESTRICT', nullable: true, indexed: false })
      table.string('actor_name', 40).notNullable()
      table.string('role', 10).notNullable()
      table.string('action', 60).notNullable()
      table.string('object', 80).notNullable()
      longText(table, 'before').nullable()
      longText(table, 'after').nullable()
      table.string('reason', 500).nullable()
      table.string('result', 10).notNullable().defaultTo('done')
      table.string('ip', 45).nullable()
      table.string('request_id', 64).nullable()
      table.string('prev_hash', 64).notNullable().unique()
      table.string('hash', 64).notNullable().unique()
      timestamps(table, { changes: false })
      // The AUDIT_KEY that signed it.
      table.string('key_id', 16).nullable()

      table.index(['actor_id', 'created_at'])
      table.index(['action', 'created_at'])
      table.index(['object', 'created_at'])
      table.index(['created_at'])
      table.index(['actor_name', 'created_at'], 'audit_logs_actor_name_index')
      table.index(['request_id'])
    },

    /** One row: the signed end of the audit log, so that deleted last entries are detected. */
    audit_heads(table) {
      id(table)
      table.integer('last_id').unsigned().notNullable()
      table.string('last_hash', 64).notNullable()
      table.integer('entries').unsigned().notNullable()
      table.string('key_id', 16).notNullable()
      table.string('signature', 64).notNullable()
      timestamps(table)
    },

    /** Stored responses for requests that are repeated with the same key. */
    idempotency_keys(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', nullable: true, indexed: false })
      table.string('route', 100).notNullable()
      table.string('key', 255).notNullable()
      table.string('body_hash', 64).notNullable()
      longText(table, 'response').notNullable()
      table.dateTime('expires_at').notNullable().index()
      timestamps(table, { changes: false })

      table.unique(['user_id', 'route', 'key'])
    },

    /** The schema of the database store of @adonisjs/limiter; `expire` is epoch ms. */
    rate_limits(table) {
      table.string('key', 255).notNullable().primary()
      table.integer('points').notNullable().defaultTo(0)
      table.bigInteger('expire').unsigned().nullable().index()
    },

    /**
     * The schema of @adonisjs/queue 0.6. Its own schema builder makes an ENUM on MySQL and a partial index on SQLite
     * only; this one is the same on both.
     */
    queue_jobs(table) {
      table.string('id', 255).notNullable()
      table.string('queue', 255).notNullable()
      table.string('status', 10).notNullable()
      longText(table, 'data').notNullable()
      table.bigInteger('score').unsigned().nullable()
      table.string('worker_id', 255).nullable()
      table.bigInteger('acquired_at').unsigned().nullable()
      table.bigInteger('execute_at').unsigned().nullable()
      table.bigInteger('finished_at').unsigned().nullable()
      longText(table, 'error').nullable()
      table.string('dedup_id', 510).nullable()
      table.bigInteger('dedup_at').unsigned().nullable()
      table.bigInteger('dedup_ttl').unsigned().nullable()

      table.primary(['id', 'queue'])
      table.index(['queue', 'status', 'score'])
      table.index(['queue', 'status', 'execute_at'])
      table.index(['queue', 'status', 'finished_at'])
      table.index(['queue', 'dedup_id'])
    },

    /** The schema of @adonisjs/queue 0.6. */
    queue_schedules: (table) => {
      table.string('id', 255).notNullable().primary()
      table.string('status', 50).notNullable().defaultTo('active')
      table.string('name', 255).notNullable()
      longText(table, 'payload').notNullable()
      table.string('cron_expression', 255).nullable()
      table.bigInteger('every_ms').unsigned().nullable()
      table.string('timezone', 100).notNullable().defaultTo('UTC')
      timestamp(table, 'from_date')
      timestamp(table, 'to_date')
      table.integer('run_limit').unsigned().nullable()
      table.integer('run_count').unsigned().notNullable().defaultTo(0)
      timestamp(table, 'next_run_at')
      timestamp(table, 'last_run_at')
      // The package relies on the default of the engine.
      table.dateTime('created_at').notNullable().defaultTo(this.now())

      table.index(['status', 'next_run_at'])
    },

    /** The last success of each kind of job, for the alerts (docs/ops/README.md). */
    job_last_runs(table) {
      table.string('job', 100).notNullable().primary()
      table.dateTime('succeeded_at').notNullable()
    },

    /** Script errors reported by browsers, one row per message, place and browser version. */
    client_errors(table) {
      id(table)
      table.string('fingerprint', 64).notNullable().unique()
      table.string('front', 10).notNullable()
      table.string('message', 300).notNullable()
      table.string('place', 200).notNullable()
      table.string('page', 200).notNullable()
      table.string('browser', 40).notNullable()
      table.integer('reports').unsigned().notNullable()
      timestamps(table)

      table.index(['updated_at'])
    },
  }

  async up() {
    await super.up()
    this.defer((database) => createAuditTriggers(database).catch(explain))
  }
}

function explain(error: { errno?: number }): never {
  if (!mayNotMakeTriggers.has(error.errno ?? 0)) throw error
  throw new Error(
    'The user of migrations may not make triggers: grant it TRIGGER, and with binary logging start MySQL ' +
      'with log_bin_trust_function_creators=1.',
    { cause: error }
  )
}
