import app from '@adonisjs/core/services/app'
import { configProvider } from '@adonisjs/core'
import { LimiterManager } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { RateLimiterMySQL } from 'rate-limiter-flexible'
import limiterConfig from '#config/limiter'

type Config = ConstructorParameters<typeof LimiterManager>[0]
type Use = (store: string, options: object) => unknown

/**
 * A database limiter keeps the connection that it was created on. Created inside the global transaction of a test, it
 * would block later tests, so limiters are created again for each call.
 */
export async function resetLimiters(): Promise<void> {
  const config = await configProvider.resolve(app, limiterConfig)
  const kept = limiter.use.bind(limiter) as unknown as Use
  const fresh = (store: string, options: object) =>
    store === 'database'
      ? (new LimiterManager(config as Config) as unknown as { use: Use }).use(store, options)
      : kept(store, options)
  limiter.use = fresh as typeof limiter.use
  countWithinTests()
}

/**
 * On MySQL a limiter starts and commits its own transaction, which would commit the transaction that wraps the test.
 * In tests it runs without one.
 */
function countWithinTests(): void {
  const counter = RateLimiterMySQL.prototype as unknown as Counter
  const upsert = counter._upsertTransaction
  counter._upsertTransaction = function (this: Counter, connection: Connection, ...rest: unknown[]) {
    const wrapped = db.connectionGlobalTransactions.size > 0
    return upsert.call(this, wrapped ? withoutOwnTransaction(connection) : connection, ...rest)
  }
}

interface Connection {
  query(sql: string, ...rest: unknown[]): unknown
}

interface Counter {
  _upsertTransaction(connection: object, ...rest: unknown[]): unknown
}

function withoutOwnTransaction(connection: Connection) {
  return {
    rollback: () => undefined,
    query: (sql: string, ...rest: unknown[]) =>
      /^(BEGIN|COMMIT)$/.test(sql) ? (rest.at(-1) as (error: null) => void)(null) : connection.query(sql, ...rest),
  }
}
