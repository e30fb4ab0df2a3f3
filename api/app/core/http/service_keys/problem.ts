import { errors as vineErrors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { TooManyRequests, UserError } from '#core/errors'
import { statusAndMessage, statusMessages } from '#core/http/status_messages'
import type { ProblemCode } from '#core/http/service_keys/scopes'
import { PartnerErrors, type PartnerErrorCode } from '#core/browser/partner_errors'
import { KeyRejected } from '#core/http/service_keys/service_key'

export interface Problem {
  status: number
  code: ProblemCode
  detail: string
  errors?: { field: string; rule: string; detail: string }[]
}

const codes: Record<number, ProblemCode> = {
  400: 'bad-request',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'in-progress',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
  507: 'unavailable',
}

export function isPartnerCall({ request }: HttpContext): boolean {
  return request.url().startsWith('/api/v1/')
}

/** Partners get HTTP statuses and problem details (RFC 9457), people at a screen get `{ code, msg }`. */
export function sendProblem(ctx: HttpContext, error: unknown): void {
  const { status, code, ...rest } = problemOf(error)
  if (error instanceof TooManyRequests) ctx.response.header('Retry-After', String(error.retryAfter))
  if (status === 503 || status === 507) ctx.response.header('Retry-After', '5')
  if (status === 401) ctx.response.header('WWW-Authenticate', 'Bearer')
  const type = `${publicUrl}/developers#${code}`
  const body = {
    type,
    title: statusMessages[status] ?? rest.detail,
    status,
    code,
    ...rest,
    requestId: ctx.request.id(),
  }
  ctx.response.status(status).header('Content-Type', 'application/problem+json; charset=utf-8')
  ctx.response.send(body)
}

export function problemOf(error: unknown): Problem {
  if (error instanceof KeyRejected) return { status: error.status, code: error.problemCode, detail: error.message }
  if (error instanceof UserError) return userErrorProblem(error)
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const messages: { field: string; rule: string; message: string }[] = error.messages
    const errors = messages.map(({ field, rule, message }) => ({ field, rule, detail: message }))
    return { status: 422, code: 'invalid-fields', detail: errors[0]?.detail ?? statusMessages[422], errors }
  }
  const { status, userMessage: detail } = statusAndMessage(error)
  return { status, code: codes[status] ?? 'server-error', detail }
}

function userErrorProblem({ userErrorCode, message: detail, field }: UserError): Problem {
  const known = partnerCodeOf(userErrorCode)
  const code = known === 'refused' && field ? 'invalid-fields' : known
  return { status: 422, code, detail, ...(field ? { errors: [{ field, rule: 'refused', detail }] } : {}) }
}

/** On `/api/v1`; other codes are for screens. */
export function partnerCodeOf(code: string): PartnerErrorCode | 'refused' {
  return Object.hasOwn(PartnerErrors, code) ? (code as PartnerErrorCode) : 'refused'
}
