import { maskIdCard, maskTelephone } from '#core/shared_rules'

type Fields = Record<string, unknown>

/** Removes values of the database: drivers put them into message, `sql` and stack (docs/threats.md T66). */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack = '', cause } = error
  const { code, errno, status, sqlState } = error as Error & Fields
  const isSql = isFromDatabase(error)
  const shown = isSql ? withoutValues(message) : message
  return {
    type: name,
    message: shown,
    stack: [`${name}: ${shown}`, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n'),
    ...Object.fromEntries(Object.entries({ code, errno, status, sqlState }).filter(([, value]) => value !== undefined)),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}

export function isFromDatabase(error: Error): boolean {
  const { sql, sqlMessage, code } = error as Error & Fields
  return sql !== undefined || sqlMessage !== undefined || String(code ?? '').startsWith('SQLITE_')
}

/** Engines quote a value after these words: Duplicate entry '138…' for key 'users_telephone'. */
function withoutValues(message: string): string {
  return message.replace(/\b(entry|value:?) ?'(?:[^'\\]|\\.|'')*'/gi, "$1 '?'")
}

const telephones = /(?<![\dA-Za-z])1[3-9]\d{9}(?![\dA-Za-z])/g
const idCards = /(?<![\dA-Za-z])[1-9]\d{5}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dXx](?![\dA-Za-z])/g

const serviceKeys = /(zxk_(?:live|test)_)\w+/g

/** Masks personal numbers and service keys in a finished log line of any origin. */
export function maskNumbers(line: string): string {
  return line.replace(idCards, maskIdCard).replace(telephones, maskTelephone).replace(serviceKeys, '$1…')
}
