/**
 * How many statements a connection to SQLite keeps: more than the product has texts of, so that only lists of
 * various lengths push each other out.
 */
const kept = 1_000

/** Beyond it a text is a long list of marks, which hardly comes again. */
const longest = 5_000

interface Connection<Statement> {
  prepare(sql: string): Statement
}

/**
 * Parses a statement once a connection: the query builder asks SQLite to parse the same texts at each call, which
 * takes longer than running most of them. SQLite itself parses a kept statement again when tables have changed,
 * and closing the connection ends them all.
 */
export function cachePreparedStatements<Statement>(connection: Connection<Statement>): void {
  const prepare = connection.prepare.bind(connection)
  const statements = new Map<string, Statement>()

  connection.prepare = (sql) => {
    const known = statements.get(sql)
    if (known) statements.delete(sql)
    const statement = known ?? prepare(sql)
    if (sql.length > longest || !isRepeatable.test(sql)) return statement

    // The one asked for last stands last.
    statements.set(sql, statement)
    if (statements.size > kept) statements.delete(statements.keys().next().value!)
    return statement
  }
}

/** What changes tables or settings comes once, and each savepoint has a name of its own. */
const isRepeatable = /^\s*(select|insert|update|delete|with|begin|commit|rollback(?! to))\b/i
