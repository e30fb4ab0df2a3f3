import { HttpError } from '#core/errors'
import { failureOf } from '#core/http/outages'

export const statusMessages: Record<number, string> = {
  400: '提交的内容格式不正确',
  404: '没有找到您要的内容',
  405: '不支持的请求方式',
  413: '提交的内容过大',
  415: '提交的内容格式不正确',
  422: '提交的内容格式不正确',
  429: '操作过于频繁，请稍后再试',
  503: '服务暂时不可用，请稍后重试',
  507: '服务器存储空间不足，请稍后重试',
}

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
