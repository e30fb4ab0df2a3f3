import { column } from '@adonisjs/lucid/orm'

/** Both engines store booleans as 1 and 0. */
export function booleanColumn() {
  return column({ consume: (value) => (value === null ? null : Boolean(value)) })
}
