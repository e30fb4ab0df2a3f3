import { errors as vineErrors } from '@vinejs/vine'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { statusAndMessage, statusMessages } from '#core/http/status_messages'
import { userCodeOf, UserError, TooManyRequests } from '#core/errors'
import { isPartnerCall, sendProblem } from '#core/http/service_keys/problem'

const retryAfterSeconds = '5'

/** The only place where an error becomes a response: `{ code, msg }`, never a stack. */
export default class Handler extends ExceptionHandler {
  protected debug = false
  protected ignoreStatuses = [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429]

  async handle(error: unknown, ctx: HttpContext) {
    if (isPartnerCall(ctx)) return sendProblem(ctx, error)
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

function userErrorBody(error: UserError) {
  const { message, field, payload } = error
  const errors = field ? { errors: [{ field, rule: 'refused', msg: message }] } : {}
  return { code: userCodeOf(error.userErrorCode), msg: message, ...errors, ...payload }
}

function validationBody(messages: { field: string; rule: string; message: string }[]) {
  const errors = messages.map(({ field, rule, message }) => ({ field, rule, msg: message }))
  return { code: 'error', msg: errors[0]?.msg ?? statusMessages[400], errors }
}
