import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { cachePreparedStatements } from '#core/connections/statement_cache'
import { prepareConnection } from '#core/connections/prepare_connection'
import { replicaName } from '#core/connections/replica_name'
import { sqlitePath } from '#core/connections/embedded_database'
import { PoolHealth } from '#core/connections/pool_health'
import { DatabaseMs } from '#core/connections/statement_time'

const inTest = env.get('NODE_ENV') === 'test'
const sqliteFile = sqlitePath(process.env)

if (sqliteFile !== ':memory:') mkdirSync(dirname(sqliteFile), { recursive: true })

const migrations = { naturalSort: true, paths: ['../database/migrations'] }

/** Tests race for locks on busy machines. */
const lockSeconds = inTest ? 50 : DatabaseMs.lock / 1_000

/** Of the single server or primary that accepts writes. */
const health = new PoolHealth()

/** For knex: errors contain the statement without its values (docs/threats.md T66). */
const withoutValues = { compileSqlOnError: false }

/** mysql2 settings for one host. */
function connectionTo(host: string, port: number) {
  return {
    host,
    port,
    user: env.get('DB_USER', 'zhuxue'),
    password: env.get('DB_PASSWORD', ''),
    database: env.get('DB_DATABASE', 'zhuxue'),
    charset: 'utf8mb4',
    timezone: 'Z',
    /** The same text as from SQLite, so that plain rows are equal. */
    dateStrings: true,
    supportBigNumbers: true,
    /** Sums are numbers, as from SQLite. */
    decimalNumbers: true,
    /** Shorter once requests are served (core/connections/connect_time.ts). */
    connectTimeout: DatabaseMs.connectAtStart,
  }
}

function drawableQuestions({ isTrusted }: PoolHealth) {
  return { min: 0, max: env.get('DB_POOL', 16), acquireTimeoutMillis: DatabaseMs.acquireAtStart, validate: isTrusted }
}

/** Read-only (core/http/replica_reads.ts). */
function replicaAt(host: string) {
  const own = new PoolHealth()
  return {
    client: 'mysql2' as const,
    ...withoutValues,
    connection: connectionTo(host, env.get('DB_REPLICA_PORT', env.get('DB_PORT', 3306))),
    pool: { ...drawableQuestions(own), afterCreate: prepareConnection(own, { lockSeconds, isReplica: true }) },
  }
}

const connectionName = env.get('DB_CONNECTION', 'sqlite')
const onMysql = connectionName === 'mysql'
const replicaHost = env.get('DB_REPLICA_HOST')

export default defineConfig({
  connection: connectionName,
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      ...withoutValues,
      connection: { filename: sqliteFile },
      useNullAsDefault: true,
      migrations,
      schemaGeneration: {
        enabled: env.get('NODE_ENV') === 'development',
        outputPath: 'app/core/schema.ts',
        rulesPaths: ['./app/core/schema_rules.js'],
      },
      pool: {
        /** SQLite has one connection: a query outside the transaction would wait for itself, which tests should report fast. */
        acquireTimeoutMillis: inTest ? 1500 : DatabaseMs.acquire,
        afterCreate(connection, done) {
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = FULL')
          // Waiting blocks the whole process, so it is short, and `transaction` retries.
          connection.pragma('busy_timeout = 250')
          connection.pragma('foreign_keys = ON')
          cachePreparedStatements(connection)
          done(null, connection)
        },
      },
    },
    mysql: {
      client: 'mysql2',
      ...withoutValues,
      connection: connectionTo(env.get('DB_HOST', '127.0.0.1'), env.get('DB_PORT', 3306)),
      migrations,
      schemaGeneration: { enabled: false },
      pool: { ...drawableQuestions(health), afterCreate: prepareConnection(health, { lockSeconds }) },
    },
    ...(onMysql && replicaHost && { [replicaName]: replicaAt(replicaHost) }),
  },
})
