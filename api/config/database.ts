import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { keepStatements } from '#core/connections/kept_statements'
import { DatabaseMs, watchStatements } from '#core/connections/statement_time'

const inTest = env.get('NODE_ENV') === 'test'
const sqliteFile = env.get('SQLITE_FILE') ?? join(env.get('DATA_DIR'), 'zhuxue.sqlite')

if (sqliteFile !== ':memory:') mkdirSync(dirname(sqliteFile), { recursive: true })

const migrations = { naturalSort: true, paths: ['../database/migrations'] }

const unknownVariable = 1193

/** Tests race for locks on machines with other work to do. */
const lockSeconds = inTest ? 50 : DatabaseMs.lock / 1_000

type SqlConnection = Parameters<typeof watchStatements>[0]
type SqlError = { errno?: number } | null
type Done = (error: unknown, connection: unknown) => void

/** Of knex: an error tells the statement without its values (docs/threats.md T66). */
const withoutValues = { compileSqlOnError: false }

export default defineConfig({
  connection: env.get('DB_CONNECTION', 'sqlite'),
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
        /**
         * One connection: a query outside the transaction would wait for itself, which tests should report fast.
         */
        acquireTimeoutMillis: inTest ? 1500 : DatabaseMs.acquire,
        afterCreate(connection, done) {
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = FULL')
          // Waiting stops everything else in the process, so it is short, and `transaction` tries again.
          connection.pragma('busy_timeout = 250')
          connection.pragma('foreign_keys = ON')
          keepStatements(connection)
          done(null, connection)
        },
      },
    },
    mysql: {
      client: 'mysql2',
      ...withoutValues,
      connection: {
        host: env.get('DB_HOST', '127.0.0.1'),
        port: env.get('DB_PORT', 3306),
        user: env.get('DB_USER', 'zhuxue'),
        password: env.get('DB_PASSWORD', ''),
        database: env.get('DB_DATABASE', 'zhuxue'),
        charset: 'utf8mb4',
        timezone: 'Z',
        /** The same text as from SQLite, so that plain rows read alike. */
        dateStrings: true,
        supportBigNumbers: true,
        ...{ connectTimeout: DatabaseMs.connect },
      },
      migrations,
      schemaGeneration: { enabled: false },
      pool: {
        min: 0,
        max: env.get('DB_POOL', 16),
        acquireTimeoutMillis: DatabaseMs.acquire,
        /**
         * MariaDB from 11.6 fails a locking read of a row that changed since the transaction's snapshot (error
         * 1020), so every writer queued for the audit log would start again. Off, it reads the newest row, as
         * MySQL 8 does.
         */
        afterCreate(connection: SqlConnection, done: Done) {
          watchStatements(connection)
          const locks = `SET SESSION innodb_lock_wait_timeout = ${lockSeconds}`
          connection.query(`${locks}, innodb_snapshot_isolation = OFF`, (error: SqlError) => {
            if (error?.errno !== unknownVariable) return done(error, connection)
            connection.query(locks, (other: SqlError) => done(other, connection))
          })
        },
      },
    },
  },
})
