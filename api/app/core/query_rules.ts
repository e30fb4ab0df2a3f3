import vine from '@vinejs/vine'
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
      const given = (Array.isArray(value) ? value : [value]).filter(
        (one) => one !== '' && one !== undefined
      )
      return given.length ? given : undefined
    })
}

/** Escapes `%` and `_`; write `like ? escape '!'` around it. */
export function likeContains(text: string): string {
  return `%${likeStartsWith(text)}`
}

export function likeStartsWith(text: string): string {
  return `${text.replace(/[!%_]/g, (char) => `!${char}`)}%`
}
