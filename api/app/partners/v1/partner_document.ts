import { readFileSync } from 'node:fs'
import type { Router } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { rates } from '#config/rate_limits'
import { getOrFail } from '#core/get_or_fail'
import { inProject } from '#core/process/project_root'
import { OperationProblems, problemCodesOf } from '#core/openapi/documented_codes'
import { ProblemCodes, ScopeText, type ProblemCode } from '#core/http/service_keys/scopes'
import { registeredRoutes, type RegisteredRoute } from '#core/http/routes_table'
import { timeFormat, withFormats } from '#core/openapi/formats'
import { requestOf } from '#core/openapi/request'
import { routeSchemas, schemas } from '#core/openapi/response'
import { readRoutesFile } from '#core/openapi/route_info'
import type { Schema } from '#core/openapi/simplified'
import { webhookOperations } from '#partners/v1/webhook_document'

const description = `
供其他系统调用的接口。在请求头 \`Authorization: Bearer zxk_…\` 中提供服务密钥；密钥只能看到所属学员账号的订单、名额和学员，姓名和手机号隐藏一部分；财务系统的密钥读取所有订单的款项和发票。
金额以分为单位（…Fen），时长以秒为单位（…Seconds），时间符合 RFC 3339，日期为 yyyy-MM-dd。
列表按 \`limit\`（最多 200）和 \`cursor\` 分页，\`nextCursor\` 为 null 表示没有下一页。
写入时带上 \`Idempotency-Key\`，24 小时内重试不会重复执行。事件按 Standard Webhooks 签名发送到登记的地址，也可以从 \`/api/v1/events\` 读取。错误符合 RFC 9457（application/problem+json），按 \`code\` 区分。
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

const statusTexts: Record<number, string> = {
  400: '提交的内容格式不正确',
  401: '没有密钥，或密钥不正确、已过期、已停用',
  403: '密钥没有这项权限，或不允许从这个网络地址调用',
  404: '不存在，或不属于密钥的所有者',
  409: '同一 Idempotency-Key 的请求仍在处理',
  413: '提交的内容过大',
  415: '提交的内容不是 JSON',
  422: '字段不正确，或业务上不允许',
  429: '超过频率限制',
  500: '平台出错',
  503: '服务暂时不可用，可稍后重试',
}

const headers = {
  'RateLimit-Limit': { description: '这类请求在一段时间内的上限', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: '还可以调用的次数', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: '重新计算前的秒数', schema: { type: 'integer' } },
  'Retry-After': { description: '还需等待的秒数', schema: { type: 'integer' } },
}
const rateLimitHeaders = headersNamed('RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset')

const formats = [timeFormat]

const examples = new Map<string, { request?: object; response: object }>(
  Object.entries(JSON.parse(readFileSync(inProject('api/data/v1_examples.json'), 'utf8')))
)

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
    webhooks: webhookOperations(),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'zxk_' } },
      schemas: { ...usedSchemas(paths), Problem: problem },
      headers,
      responses: sharedProblems(),
    },
  }
}

function operationOf(route: RegisteredRoute, summary: string) {
  const { scope, rate } = route.declaration!
  const { calls, every } = rates[rate]
  const needs = scope === 'any' ? '任何服务密钥都可以调用' : `需要权限 ${scope}（${ScopeText[scope!]}）`
  const { request, response } = getOrFail(examples, route.name!)
  return {
    'operationId': route.name,
    'tags': ['v1'],
    summary,
    'description': `${needs}。`,
    ...withExample(requestOf(route), request),
    'responses': {
      200: {
        description: '成功',
        headers: rateLimitHeaders,
        content: { 'application/json': { schema: withFormats(routeSchemas[route.name!], formats), example: response } },
      },
      ...problemsOf(route),
    },
    'x-scope': scope,
    'x-rate-limit': { class: rate, calls, every },
  }
}

function withExample({ requestBody, ...rest }: ReturnType<typeof requestOf>, example: object | undefined) {
  if (!requestBody) return rest
  const { schema } = requestBody.content['application/json'] ?? {}
  if (!schema) return { ...rest, requestBody }
  return { ...rest, requestBody: { ...requestBody, content: { 'application/json': { schema, example } } } }
}

const byStatus = (codes: readonly ProblemCode[]) => [...Map.groupBy(codes, (code) => ProblemCodes[code][0])]
/** Errors of use cases differ by operation. */
const sharedCodes = new Map(byStatus(OperationProblems).filter(([status]) => status !== 422))

function sharedProblems() {
  const responses = [...sharedCodes].map(([status, codes]) => [`Problem${status}`, problemResponse(status, codes)])
  return Object.fromEntries(responses)
}

/** By status, with the codes of this operation. */
function problemsOf(route: RegisteredRoute): Record<number, object> {
  const responses = byStatus(problemCodesOf(route)).map(([status, codes]) => {
    const isShared = codes.length === sharedCodes.get(status)?.length
    return [status, isShared ? { $ref: `#/components/responses/Problem${status}` } : problemResponse(status, codes)]
  })
  return Object.fromEntries(responses)
}

function problemResponse(status: number, codes: ProblemCode[]) {
  const texts = codes.map((code) => `- \`${code}\`：${ProblemCodes[code][1]}`)
  const code = { type: 'string', enum: codes }
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { code } }] }
  return {
    description: [statusTexts[status], ...texts].join('\n'),
    ...headersOf(status),
    content: { 'application/problem+json': { schema } },
  }
}

/** A rejected key has no limit of its own. */
function headersOf(status: number) {
  if (status === 429) return { headers: { ...rateLimitHeaders, ...headersNamed('Retry-After') } }
  return status === 503 ? { headers: headersNamed('Retry-After') } : {}
}

function headersNamed(...names: (keyof typeof headers)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** The named schemas that the paths refer to, directly or through others. */
function usedSchemas(paths: object): Record<string, Schema> {
  const used: Record<string, Schema> = {}
  const collect = (value: unknown) => {
    for (const [, name] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used[name] || !schemas[name as keyof typeof schemas]) continue
      used[name] = withFormats(schemas[name as keyof typeof schemas] as Schema, formats)
      collect(used[name])
    }
  }
  collect(paths)
  return used
}
