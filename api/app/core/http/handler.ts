import { errors as vineErrors } from '@vinejs/vine'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { Refusal, UserFacingError, TooManyRequests, Unavailable } from '#core/http/refusal'
import { DriverFailure } from '#drivers/driver_failure'

const statusMessages: Record<number, string> = {
  400: '提交的内容格式不正确',
  404: '没有找到您要的内容',
  405: '不支持的请求方式',
  413: '提交的内容过大',
  415: '提交的内容格式不正确',
  422: '提交的内容格式不正确',
  503: '服务暂时不可用，请稍后重试',
}

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
])

/** The only place where an error becomes a response: `{ code, msg }`, never a stack. */
export default class Handler extends ExceptionHandler {
  protected debug = false
  protected ignoreStatuses = [200, 400, 401, 403, 404, 405, 413, 415, 422, 429]

  async handle(error: unknown, ctx: HttpContext) {
    if (error instanceof Refusal) return ctx.response.status(200).send(refusalBody(error))
    if (error instanceof vineErrors.E_VALIDATION_ERROR) {
      return ctx.response.status(200).send(validationBody(error.messages))
    }
    if (error instanceof TooManyRequests)
      ctx.response.header('Retry-After', String(error.retryAfter))

    const { status, sentence } = statusAndMessage(error)
    return ctx.response.status(status).send({ code: String(status), msg: sentence })
  }
}

function refusalBody({ refusalCode, message, field, payload }: Refusal) {
  const errors = field ? { errors: [{ field, rule: 'refused', msg: message }] } : {}
  return { code: refusalCode, msg: message, ...errors, ...payload }
}

function validationBody(messages: { field: string; rule: string; message: string }[]) {
  const errors = messages.map(({ field, rule, message }) => ({ field, rule, msg: message }))
  return { code: 'error', msg: errors[0]?.msg ?? statusMessages[400], errors }
}

function statusAndMessage(error: unknown): { status: number; sentence: string } {
  const { status, code, message, name } = error as Record<string, any>
  if (error instanceof DriverFailure || connectionErrors.has(code) || name === 'KnexTimeoutError') {
    return { status: 503, sentence: new Unavailable().message }
  }
  if (code === 'E_ROUTE_NOT_FOUND' || code === 'E_ROW_NOT_FOUND') {
    return { status: 404, sentence: statusMessages[404] }
  }
  if (error instanceof UserFacingError) return { status, sentence: message }
  return statusMessages[status]
    ? { status, sentence: statusMessages[status] }
    : { status: 500, sentence: '系统繁忙，请稍后重试' }
}
