import { errors as vineErrors } from '@vinejs/vine'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { failureOf } from '#core/http/outages'
import { UserError, HttpError, TooManyRequests } from '#core/errors'
import { statusMessages } from '#core/http/status_messages'

const retryAfterSeconds = '5'

/** The only place where an error becomes a response: `{ code, msg }`, never a stack. */
export default class Handler extends ExceptionHandler {
  protected debug = false
  protected ignoreStatuses = [200, 400, 401, 403, 404, 405, 413, 415, 422, 429]

  async handle(error: unknown, ctx: HttpContext) {
    if (error instanceof UserError) return ctx.response.status(200).send(userErrorBody(error))
    if (error instanceof vineErrors.E_VALIDATION_ERROR) {
      return ctx.response.status(200).send(validationBody(error.messages))
    }
    if (error instanceof TooManyRequests) ctx.response.header('Retry-After', String(error.retryAfter))

    const { status, userMessage } = statusAndMessage(error)
    if (status === 503 || status === 507) ctx.response.header('Retry-After', retryAfterSeconds)
    return ctx.response.status(status).send({ code: String(status), msg: userMessage })
  }
}

function userErrorBody({ userErrorCode, message, field, payload }: UserError) {
  const errors = field ? { errors: [{ field, rule: 'refused', msg: message }] } : {}
  return { code: userErrorCode, msg: message, ...errors, ...payload }
}

function validationBody(messages: { field: string; rule: string; message: string }[]) {
  const errors = messages.map(({ field, rule, message }) => ({ field, rule, msg: message }))
  return { code: 'error', msg: errors[0]?.msg ?? statusMessages[400], errors }
}

function statusAndMessage(error: unknown): { status: number; userMessage: string } {
  const { status, code, message } = error as Record<string, any>
  const outage = failureOf(error)
  if (outage) return { status: outage, userMessage: statusMessages[outage] }
  if (code === 'E_ROUTE_NOT_FOUND' || code === 'E_ROW_NOT_FOUND') {
    return { status: 404, userMessage: statusMessages[404] }
  }
  if (error instanceof HttpError) return { status, userMessage: message }
  return statusMessages[status]
    ? { status, userMessage: statusMessages[status] }
    : { status: 500, userMessage: '系统繁忙，请稍后重试' }
}
