import type { ApiError } from '~/lib/http/errors'

export type FieldErrors<Values> = { [Name in keyof Values]?: string | null }

export type Rules<Values> = { [Name in keyof Values]: (text: string) => string | null }

export function hasError(problems: object): boolean {
  return Object.values(problems).some(Boolean)
}

export function validateBy<Values extends Record<string, string>>(rules: Rules<Values>) {
  return (values: Values): FieldErrors<Values> => mapFields(values, (name) => rules[name](values[name]))
}

export function serverFieldErrors<Values extends object>(failure: ApiError, values: Values): FieldErrors<Values> {
  return mapFields(values, (name) => failure.field(name))
}

function mapFields<Values extends object>(
  values: Values,
  problemOf: (name: keyof Values & string) => string | null | undefined
): FieldErrors<Values> {
  const names = Object.keys(values) as (keyof Values & string)[]
  return Object.fromEntries(names.map((name) => [name, problemOf(name)])) as FieldErrors<Values>
}
