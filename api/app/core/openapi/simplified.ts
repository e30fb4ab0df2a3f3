export type Schema = Record<string, any>

/** Names of fields that never have decimals. */
const wholeNumber = /^(id|total|count)$|(Id|Ids|Seconds|Fen|Minutes|Count)$/

/** Their names say hours, the specification keeps them. */
const minutes = new Set(['availableHours', 'usedHours', 'learningHours'])

/**
 * TypeScript knows numbers only: a field that is whole by its name becomes an `integer`. Types and alternatives that
 * are the same are written once.
 */
export function simplified<Value>(value: Value, name = ''): Value {
  if (Array.isArray(value)) return value.map((one) => simplified(one, name)) as Value
  if (typeof value !== 'object' || value === null) return value
  const { properties, ...rest } = value as Schema
  const result: Schema = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, simplified(one, name)]))
  if (result.type) {
    result.type = typeOf(result.type, wholeNumber.test(name))
    if (minutes.has(name)) result.description = '单位是分钟'
  }
  if (Array.isArray(result.anyOf)) {
    const { anyOf, ...others } = result
    const members = distinct<Schema>(anyOf)
    return withProperties(
      members.length === 1 ? { ...others, ...members[0] } : { ...others, anyOf: members },
      properties
    )
  }
  return withProperties(result, properties)
}

function withProperties<Value>(schema: Schema, properties: Schema | undefined): Value {
  if (!properties) return schema as Value
  const fields = Object.entries(properties).map(([key, one]) => [key, simplified(one, key)])
  return { ...schema, properties: Object.fromEntries(fields) } as Value
}

function typeOf(type: string | string[], isWhole: boolean): string | string[] {
  const types = distinct([type].flat().map((one) => (isWhole && one === 'number' ? 'integer' : one)))
  return types.length === 1 ? types[0] : types
}

function distinct<Member>(members: Member[]): Member[] {
  return [...new Map(members.map((member) => [JSON.stringify(member), member])).values()]
}
