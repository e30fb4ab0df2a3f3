/**
 * Prepared statements per SQLite connection: more than the product has, so that only lists of various lengths
 * evict each other.
 */
const maxStatements = 1_000

/** A longer text is a long list of placeholders, which rarely repeats. */
const maxSqlLength = 5_000

interface Connection<Statement> {
  prepare(sql: string): Statement
}

/**
 * Prepares a statement once per connection: the query builder has SQLite parse the same text on each call, which takes
 * longer than running most of them. SQLite itself re-prepares a statement when tables have changed, and closing the
 * connection finalizes them all.
 */
export function cachePreparedStatements<Statement>(connection: Connection<Statement>): void {
  const prepare = connection.prepare.bind(connection)
  const statements = new Map<string, Statement>()

  connection.prepare = (sql) => {
    const known = statements.get(sql)
    if (known) statements.delete(sql)
    const statement = known ?? prepare(sql)
    if (sql.length > maxSqlLength || !isRepeatable.test(sql)) return statement

    // The most recently used statement is last.
    statements.set(sql, statement)
    if (statements.size > maxStatements) statements.delete(statements.keys().next().value!)
    return statement
  }
}

/** Schema changes and settings run once, and each savepoint has its own name. */
const isRepeatable = /^\s*(select|insert|update|delete|with|begin|commit|rollback(?! to))\b/i
