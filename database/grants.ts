/** The minimal privileges of the product's database account (docs/threats.md S27). */
const usual = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

/** The audit log and closed statements are append-only; the list of migrations belongs to the account that runs them. */
const special: Record<string, string[]> = {
  audit_logs: ['SELECT', 'INSERT'],
  statements: ['SELECT', 'INSERT'],
  statement_months: ['SELECT', 'INSERT'],
  statement_lines: ['SELECT', 'INSERT'],
  adonis_schema: ['SELECT'],
  adonis_schema_versions: ['SELECT'],
}

const account = /^[A-Za-z0-9_]{1,32}$/
const hosts = /^[A-Za-z0-9.%:_-]{1,60}$/

/**
 * Statements that give `user` its privileges on `tables`, for an account that may grant them. Run after every
 * migration, because a new table has no grants yet. MySQL needs `LOCK TABLES` for `SELECT … FOR UPDATE` on a table
 * without `UPDATE`: writers queue at the end of the audit log.
 * @throws for a name with special characters
 */
export function grantsFor(
  { user, host = '%' }: { user: string; host?: string },
  database: string,
  tables: string[]
): string[] {
  if (!account.test(user) || !hosts.test(host)) throw new Error('user and host must be plain names')
  const to = `'${user}'@'${host}'`
  const named = (table: string) => `\`${database}\`.\`${table}\``
  return [
    `GRANT LOCK TABLES ON \`${database}\`.* TO ${to}`,
    ...tables.map((table) => `GRANT ${(special[table] ?? usual).join(', ')} ON ${named(table)} TO ${to}`),
  ]
}

/** Privileges that an account created with all rights, or by an earlier run, has to lose first. */
export function revokesFor(
  { user, host = '%' }: { user: string; host?: string },
  database: string,
  tables: string[]
): string[] {
  const from = `'${user}'@'${host}'`
  return [
    `REVOKE ALL PRIVILEGES ON \`${database}\`.* FROM ${from}`,
    ...tables
      .filter((table) => special[table])
      .map((table) => `REVOKE ALL PRIVILEGES ON \`${database}\`.\`${table}\` FROM ${from}`),
  ]
}
