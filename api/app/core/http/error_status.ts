import { HttpError } from '#core/errors'
import { failureOf } from '#core/http/outages'
import { statusMessages } from '#core/http/status_messages'

/** Errors of libraries get a general message. */
export function statusAndMessage(error: unknown): { status: number; userMessage: string } {
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
