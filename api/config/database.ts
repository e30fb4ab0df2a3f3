import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'

const inTest = env.get('NODE_ENV') === 'test'
const sqliteFile = env.get('SQLITE_FILE') ?? join(env.get('DATA_DIR'), 'zhuxue.sqlite')

if (sqliteFile !== ':memory:') mkdirSync(dirname(sqliteFile), { recursive: true })

const migrations = { naturalSort: true, paths: ['../database/migrations'] }

const unknownVariable = 1193

interface SqlConnection {
  query(sql: string, done: (error: { errno?: number } | null) => void): void
}

export default defineConfig({
  connection: env.get('DB_CONNECTION', 'sqlite'),
  connections: {
    sqlite: {
      client: 'better-sqlite3',
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
        acquireTimeoutMillis: inTest ? 1500 : 10_000,
        afterCreate(connection, done) {
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = FULL')
          connection.pragma('busy_timeout = 5000')
          connection.pragma('foreign_keys = ON')
          done(null, connection)
        },
      },
    },
    mysql: {
      client: 'mysql2',
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
        ...{ connectTimeout: 2000 },
      },
      migrations,
      schemaGeneration: { enabled: false },
      pool: {
        min: 0,
        max: env.get('DB_POOL', 16),
        acquireTimeoutMillis: 5000,
        /**
         * MariaDB from 11.6 fails a locking read of a row that changed since the transaction's snapshot (error
         * 1020), so every writer queued for the audit log would start again. Off, it reads the newest row, as
         * MySQL 8 does.
         */
        afterCreate(
          connection: SqlConnection,
          done: (error: unknown, connection: unknown) => void
        ) {
          connection.query('SET SESSION innodb_snapshot_isolation = OFF', (error) =>
            done(error?.errno === unknownVariable ? null : error, connection)
          )
        },
      },
    },
  },
})
