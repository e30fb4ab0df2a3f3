import { column } from '@adonisjs/lucid/orm'

/** A yes or no. Both engines keep it as 1 and 0; the model and the wire say true and false. */
export function yesNo() {
  return column({ consume: (value) => (value === null ? null : Boolean(value)) })
}
