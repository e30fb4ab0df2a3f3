import { ReasonHeader } from '#core/http/service_keys/reason_header'
import type { RouteOptions } from '#core/http/route_options'
import type { RegisteredRoute } from '#core/http/routes_table'
import { simplified, type Schema } from '#core/openapi/simplified'
import { fieldNames } from '#start/field_names'

const methodsWithBody = ['POST', 'PUT', 'PATCH']

const file = { type: 'string', format: 'binary' }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: '同一请求重试时使用同一个值：24 小时内只执行一次，重复请求得到第一次的结果',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
}

const reason = {
  name: ReasonHeader,
  in: 'header',
  required: true,
  description: '原因，UTF-8 百分号编码，写入操作日志',
  schema: { type: 'string', minLength: 1 },
}

export function requestOf({ method, pattern, matchers, declaration }: RegisteredRoute) {
  const schema = schemaOf(declaration!)
  const required = declaration!.idempotent === 'required' ? { required: true } : {}
  const { bodyType } = declaration!
  const inBody = methodsWithBody.includes(method) && !bodyType
  const parameters = [
    ...pathParameters(pattern, matchers),
    ...(schema && !inBody ? queryParameters(schema) : []),
    ...(declaration!.idempotent ? [{ ...idempotencyKey, ...required }] : []),
    ...(declaration!.hasReason ? [reason] : []),
  ]
  const content = schema && inBody && { 'application/json': { schema } }
  return {
    ...(parameters.length ? { parameters } : {}),
    ...(content ? { requestBody: { required: schema.required.length > 0, content } } : {}),
    ...(bodyType ? { requestBody: { required: true, content: { [bodyType]: { schema: file } } } } : {}),
  }
}

export function schemaOf({ takes }: RouteOptions): Schema | null {
  return typeof takes === 'symbol' ? null : simplified(translated(takes.toJSONSchema() as Schema))
}

function pathParameters(pattern: string, matchers: RegisteredRoute['matchers']) {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => {
    const source = matchers[name]?.match?.source
    const schema =
      source === '^[0-9]+$'
        ? { type: 'integer', minimum: 0 }
        : { type: 'string', ...(source ? { pattern: source } : {}) }
    return { name, in: 'path', required: true, schema }
  })
}

function queryParameters({ properties, required }: Schema) {
  return Object.entries<Schema>(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }))
}

/** The library writes draft 7; OpenAPI 3.1 uses 2020-12, where a list of fixed length is `prefixItems`. */
function translated(schema: Schema, name?: string): Schema {
  // Forms may send 'on' and '1' as well.
  if (schema.enum?.includes(true) && schema.enum.includes('true')) return translated({ type: 'boolean' }, name)
  const { additionalItems, additionalProperties, properties, items, anyOf, ...rest } = schema
  const result: Schema = { ...rest }
  if (name && fieldNames[name]) result.title = fieldNames[name]
  if (typeof additionalProperties === 'object') {
    result.additionalProperties = translated(additionalProperties)
  }
  if (anyOf) result.anyOf = anyOf.map((one: Schema) => translated(one))
  if (Array.isArray(items)) result.prefixItems = items.map((one: Schema) => translated(one))
  else if (items) result.items = translated(items)
  if (properties) {
    const fields = Object.entries<Schema>(properties)
    result.properties = Object.fromEntries(fields.map(([key, one]) => [key, translated(one, key)]))
    result.required = rest.required.filter((key: string) => properties[key].default === undefined)
  }
  return result
}
