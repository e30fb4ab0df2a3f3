import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

/** An empty parameter (`?courseName=`) says nothing, and is not an empty text to look for. */
export function blankIsAbsent(value: unknown): unknown {
  return value === '' ? undefined : value
}

/** A parameter that may repeat: `tag=a`, `tag=a&tag=b` and `tag[]=a` all become a list. */
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

/** `%` and `_` as themselves in a LIKE; write `like ? escape '!'` around it. */
export function containing(text: string): string {
  return `%${beginning(text)}`
}

/** The same for what stands at the start. */
export function beginning(text: string): string {
  return `${text.replace(/[!%_]/g, (char) => `!${char}`)}%`
}
