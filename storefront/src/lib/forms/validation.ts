import type { ApiError } from '~/lib/http/errors'

export type Problems<Values> = { [Name in keyof Values]?: string | null }

export type Rules<Values> = { [Name in keyof Values]: (text: string) => string | null }

export function hasProblem(problems: object): boolean {
  return Object.values(problems).some(Boolean)
}

export function validateBy<Values extends Record<string, string>>(rules: Rules<Values>) {
  return (values: Values): Problems<Values> => mapFields(values, (name) => rules[name](values[name]))
}

export function refusedFields<Values extends object>(failure: ApiError, values: Values): Problems<Values> {
  return mapFields(values, (name) => failure.field(name))
}

function mapFields<Values extends object>(
  values: Values,
  problemOf: (name: keyof Values & string) => string | null | undefined
): Problems<Values> {
  const names = Object.keys(values) as (keyof Values & string)[]
  return Object.fromEntries(names.map((name) => [name, problemOf(name)])) as Problems<Values>
}
