import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

export function blankIsAbsent(value: unknown): unknown {
  return value === '' ? undefined : value
}

/** `tag=a`, `tag=a&tag=b` and `tag[]=a` all become a list. */
export function many<Schema extends SchemaTypes>(schema: Schema, most = 20) {
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
export function containing(text: string): string {
  return `%${beginning(text)}`
}

export function beginning(text: string): string {
  return `${text.replace(/[!%_]/g, (char) => `!${char}`)}%`
}
