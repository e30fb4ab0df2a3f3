import type { DateTime } from 'luxon'

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

type Stored<Value> = Value extends DateTime
  ? string
  : Value extends boolean
    ? number
    : Value extends object
      ? string
      : Value

interface Model {
  $columns: readonly string[]
  prototype: object
}

/** A row of a model's table as the query builder returns it: times and JSON as text, booleans as 0 and 1. */
export type RowOf<Of extends Model> = {
  [Name in Of['$columns'][number] as SnakeCase<Name>]: Name extends keyof Of['prototype']
    ? Stored<Of['prototype'][Name]>
    : never
}
