import type { Router } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { rates } from '#config/rate_limits'
import { getOrFail } from '#core/get_or_fail'
import { ScopeText } from '#core/http/service_keys/scopes'
import { registeredRoutes, type RegisteredRoute } from '#core/http/routes_table'
import { requestOf } from '#core/openapi/request'
import { routeSchemas, schemas } from '#core/openapi/response'
import { readRoutesFile } from '#core/openapi/route_info'
import type { Schema } from '#core/openapi/simplified'

const description = `
供其他系统调用的接口。在请求头 \`Authorization: Bearer zxk_…\` 中提供服务密钥；密钥只能看到所属学员账号的订单和名额。
金额以分为单位（…Fen），时长以秒为单位（…Seconds），时间符合 RFC 3339，日期为 yyyy-MM-dd。
列表按 \`limit\`（最多 200）和 \`cursor\` 分页，\`nextCursor\` 为 null 表示没有下一页。
写入时带上 \`Idempotency-Key\`，24 小时内重试不会重复执行。错误符合 RFC 9457（application/problem+json），按 \`code\` 区分。
`.trim()

const problem: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string', description: '可直接展示的中文说明' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'rule', 'detail'],
        properties: { field: { type: 'string' }, rule: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
}

const problems: Record<string, string> = {
  401: '没有密钥，或密钥不正确、已过期、已停用',
  403: '密钥没有这项权限，或不允许从这个网络地址调用',
  404: '不存在，或不属于密钥的所有者',
  409: '同一 Idempotency-Key 的请求仍在处理',
  422: '字段不正确，或业务上不允许',
  429: '超过频率限制',
  503: '服务暂时不可用，可稍后重试',
}

/** OpenAPI 3.1 of the routes for service keys. */
export function partnerDocument(router: Router) {
  const rows = new Map(readRoutesFile().map((row) => [`${row.method} ${row.path}`, row]))
  const paths: Record<string, Record<string, object>> = {}
  for (const route of registeredRoutes(router).filter(({ declaration }) => declaration?.scope)) {
    const path = route.pattern.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = operationOf(route, getOrFail(rows, route.key).summary)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: '筑学开放接口',
      version: '1',
      description,
      contact: { name: '服务信息', url: `${publicUrl}/index/contact` },
      license: { name: '保留所有权利', url: `${publicUrl}/legal/agreement` },
    },
    servers: [{ url: publicUrl }],
    tags: [{ name: 'v1', description: '开放接口' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'zxk_' } },
      schemas: { ...usedSchemas(paths), Problem: problem },
    },
  }
}

function operationOf(route: RegisteredRoute, summary: string) {
  const { scope, rate, idempotent } = route.declaration!
  const { calls, every } = rates[rate]
  const needs = scope === 'any' ? '任何服务密钥都可以调用' : `需要权限 ${scope}（${ScopeText[scope!]}）`
  const statuses = Object.keys(problems).filter((status) => status !== '409' || idempotent)
  return {
    'operationId': route.name,
    'tags': ['v1'],
    summary,
    'description': `${needs}。`,
    ...requestOf(route),
    'responses': {
      200: { description: '成功', content: { 'application/json': { schema: withFormats(routeSchemas[route.name!]) } } },
      ...Object.fromEntries(statuses.map((status) => [status, problemResponse(problems[status])])),
    },
    'x-scope': scope,
    'x-rate-limit': { class: rate, calls, every },
  }
}

function problemResponse(text: string) {
  const schema = { $ref: '#/components/schemas/Problem' }
  return { description: text, content: { 'application/problem+json': { schema } } }
}

/** TypeScript knows only strings: the name says whether it is a time or a day. */
function withFormats<Value>(value: Value, name = ''): Value {
  if (Array.isArray(value)) return value.map((one) => withFormats(one, name)) as Value
  if (typeof value !== 'object' || value === null) return value
  const format = /At$/.test(name) ? 'date-time' : /On$/.test(name) ? 'date' : undefined
  const result = Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (key !== 'properties') return [key, withFormats(one, name)]
      const fields = Object.entries(one as Schema).map(([field, schema]) => [field, withFormats(schema, field)])
      return [key, Object.fromEntries(fields)]
    })
  )
  const isText = [(value as Schema).type].flat().includes('string')
  return (format && isText ? { ...result, format } : result) as Value
}

/** The named schemas that the paths refer to, directly or through others. */
function usedSchemas(paths: object): Record<string, Schema> {
  const used: Record<string, Schema> = {}
  const collect = (value: unknown) => {
    for (const [, name] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used[name] || !schemas[name as keyof typeof schemas]) continue
      used[name] = withFormats(schemas[name as keyof typeof schemas] as Schema)
      collect(used[name])
    }
  }
  collect(paths)
  return used
}
