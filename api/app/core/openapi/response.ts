import { readFileSync } from 'node:fs'
import { inProject } from '#core/process/project_root'
import type { RegisteredRoute } from '#core/http/routes_table'
import { UserErrorCodes } from '#core/errors'
import { userCodesOf } from '#core/openapi/documented_codes'
import { dayFormat, wireTimeFormat, withFormats } from '#core/openapi/formats'
import { simplified, type Schema } from '#core/openapi/simplified'

export const sharedResponses = {
  Unauthorized: failure('未登录，或登录凭证不正确'),
  Forbidden: failure('登录已失效，或没有权限'),
  NotFound: failure('不存在，或不属于调用者'),
  Conflict: failure('同一 Idempotency-Key 的请求仍在处理'),
  TooManyRequests: {
    ...failure('超过频率限制'),
    headers: { 'Retry-After': { description: '还需等待的秒数', schema: { type: 'integer' } } },
  },
  Unavailable: failure('服务暂时不可用，可稍后重试'),
}

const sharedSchemas = {
  Success: { type: 'object', required: ['code'], properties: { code: { const: '200' } } },
  Failure: {
    type: 'object',
    description: '业务上的拒绝以 HTTP 200 返回，`code` 不等于 "200"；`msg` 可直接展示给用户',
    required: ['code', 'msg'],
    properties: {
      code: { type: 'string', enum: Object.keys(UserErrorCodes), description: codeList(UserErrorCodes) },
      msg: { type: 'string' },
      errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
    },
  },
  HttpFailure: {
    type: 'object',
    description: 'HTTP 状态不是 200；`code` 与状态相同，`msg` 可直接展示给用户',
    required: ['code', 'msg'],
    properties: { code: { type: 'string', pattern: '^[45]\\d\\d$' }, msg: { type: 'string' } },
  },
  FieldError: {
    type: 'object',
    required: ['field', 'rule', 'msg'],
    properties: {
      field: { type: 'string', description: '字段路径，例如 products.0.courseId' },
      rule: { type: 'string' },
      msg: { type: 'string' },
    },
  },
}

const formats = [dayFormat, wireTimeFormat]

const { routes, ...generated }: { routes: Record<string, Schema>; schemas: Record<string, Schema> } = JSON.parse(
  readFileSync(inProject('api/.adonisjs/server/responses.json'), 'utf8')
)

export const schemas = { ...sharedSchemas, ...mapped(generated.schemas) }
export const routeSchemas = mapped(routes)

function mapped(named: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [name, withFormats(simplified(schema), formats)])
  )
}

/** A Markdown list. */
function codeList(codes: Record<string, string>): string {
  return Object.entries(codes)
    .map(([code, text]) => `- \`${code}\`：${text}`)
    .join('\n')
}

/** Sessions begin with these calls: the token comes in a header. */
const tokenHeader = { Authorization: { description: '登录凭证，之后的请求原样带回', schema: { type: 'string' } } }
const givesToken = new Set(['POST /api/security/login'])

/** @param mediaType of a response that is not JSON; empty for JSON */
export function responsesOf(route: RegisteredRoute, mediaType: string) {
  const { key, declaration } = route
  const named = (of: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${of}` })
  return {
    200: {
      description: '成功，或业务上的拒绝',
      ...(givesToken.has(key) ? { headers: tokenHeader } : {}),
      content: contentOf(route, mediaType),
    },
    401: named('Unauthorized'),
    403: named('Forbidden'),
    404: named('NotFound'),
    ...(declaration!.idempotent ? { 409: named('Conflict') } : {}),
    429: named('TooManyRequests'),
    503: named('Unavailable'),
  }
}

function contentOf(route: RegisteredRoute, mediaType: string): Record<string, { schema: Schema }> {
  const code = { type: 'string', enum: userCodesOf(route) }
  const failed = { allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties: { code } }] }
  if (mediaType) return { 'application/json': { schema: failed }, [mediaType]: { schema: fileSchema(mediaType) } }

  const success = { allOf: [{ $ref: '#/components/schemas/Success' }, routeSchemas[route.name!]] }
  return { 'application/json': { schema: { oneOf: [success, failed] } } }
}

/** JSON of another media type has its own rules, such as a DID document. */
function fileSchema(mediaType: string): Schema {
  if (mediaType === 'application/json') return { type: 'object' }
  return /^text\/|xml$|jwt$/.test(mediaType) ? { type: 'string' } : { type: 'string', format: 'binary' }
}

function failure(description: string) {
  const schema = { $ref: '#/components/schemas/HttpFailure' }
  return { description, content: { 'application/json': { schema } } }
}
