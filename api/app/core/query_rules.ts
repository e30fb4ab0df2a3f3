import vine, { VineString } from '@vinejs/vine'
import { characterCount, normalizeTelephone, TelephoneSearch, telephoneSearchMessage } from '#core/shared_rules'
import type { SchemaTypes } from '@vinejs/vine/types'

export function emptyToUndefined(value: unknown): unknown {
  return value === '' ? undefined : value
}

/** `tag=a`, `tag=a&tag=b` and `tag[]=a` all become a list. */
export function listOf<Schema extends SchemaTypes>(schema: Schema, most = 20) {
  return vine
    .array(schema)
    .maxLength(most)
    .parse((value) => {
      const given = (Array.isArray(value) ? value : [value]).filter((one) => one !== '' && one !== undefined)
      return given.length ? given : undefined
    })
}

/**
 * Users are found by the whole number or its last four digits, which lists show: any other part would reveal the hidden
 * digits one by one. In the API document the rule is `TelephoneSearch`, by which `core/http/route_options.ts` recognizes
 * the field and counts whole numbers as reveals (docs/threats.md T22).
 */
export const telephoneSearch = () => vine.string().trim().parse(emptyToUndefined).use(telephoneOrLastFour()).optional()

const telephoneOrLastFour = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    const number = normalizeTelephone(value)
    if (!new RegExp(TelephoneSearch).test(number)) {
      field.report(telephoneSearchMessage, 'telephoneSearch', field)
    } else field.mutate(number, field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = TelephoneSearch) }
)

/** The table stores the last four digits in an indexed column of their own. */
export function matchTelephone<Query extends { where: any }>(query: Query, column: string, search: string): Query {
  return query.where(search.length === 11 ? column : `${column}_tail`, search)
}

/** Escapes `%` and `_`; use it with `like ? escape '!'`. */
export function likeContains(text: string): string {
  return `%${likeStartsWith(text)}`
}

export function likeStartsWith(text: string): string {
  return `${text.replace(/[!%_]/g, (char) => `!${char}`)}%`
}

// Vine counts UTF-16 units, by which a hanzi of extension B has two. Databases and JSON Schema count code points.
const atLeast = vine.createRule(
  (value, min: number, field) => {
    if (typeof value === 'string' && characterCount(value) < min) {
      field.report('{{ field }}至少 {{ min }} 个字符', 'minLength', field, { min })
    }
  },
  { toJSONSchema: (schema, min) => void (schema.minLength = min) }
)

const atMost = vine.createRule(
  (value, max: number, field) => {
    if (typeof value === 'string' && characterCount(value) > max) {
      field.report('{{ field }}最多 {{ max }} 个字符', 'maxLength', field, { max })
    }
  },
  { toJSONSchema: (schema, max) => void (schema.maxLength = max) }
)

VineString.prototype.minLength = function (min: number) {
  return this.use(atLeast(min))
}
VineString.prototype.maxLength = function (max: number) {
  return this.use(atMost(max))
}
