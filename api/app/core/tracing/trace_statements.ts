import { SpanKind } from '@opentelemetry/api'
import { endWithError, isTraced, tracer } from './spans.js'

type Query = (this: unknown, connection: unknown, query: unknown) => Promise<unknown>

const maxSqlLength = 2_000
let isTracing = false

/** Builder and prepared statements, inside and outside transactions, all use this method of the client. */
export function traceStatements(client: object, dialect: string): void {
  const prototype = ownerOf(client, 'query')
  if (!prototype || isTracing) return
  isTracing = true
  const query: Query = prototype.query
  prototype.query = async function traced(this: unknown, connection: unknown, given: unknown) {
    if (!isTraced()) return query.call(this, connection, given)
    const text = withoutValues(typeof given === 'string' ? given : (given as { sql: string }).sql)
    const span = tracer.startSpan(/^\w+/.exec(text)?.[0].toUpperCase() ?? 'statement', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': dialect === 'mysql' ? 'mysql' : 'sqlite', 'db.query.text': text },
    })
    try {
      const result = await query.call(this, connection, given)
      span.end()
      return result
    } catch (error) {
      endWithError(span, error)
      throw error
    }
  }
}

/** Values are bound separately; quoted text is a constant of ours, or a mistake. */
export const withoutValues = (sql: string): string =>
  sql
    .trim()
    .replace(/'(?:[^'\\]|\\.|'')*'/g, '?')
    .slice(0, maxSqlLength)

function ownerOf(object: object, name: string): Record<string, any> | null {
  let one: object | null = object
  while (one && !Object.hasOwn(one, name)) one = Object.getPrototypeOf(one)
  return one
}
