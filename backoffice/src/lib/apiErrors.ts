import type { HttpError } from '@refinedev/core'

export const messages = {
  forbidden: '无权访问',
  expired: '登录已过期，请重新登录',
  signIn: '请先登录',
  network: '网络请求失败',
  /** An error in our own code. */
  fault: '页面出错，请刷新重试',
}

export interface Envelope {
  code: string
  msg?: string
  errors?: { field: string; rule: string; msg: string }[]
  [field: string]: unknown
}

/** docs/product.md 16.6; for statuses that our server explains in Chinese, its message is shown. */
export function messageOf(status: number, body?: Envelope) {
  if (status === 403) return body?.msg === 'token expired' ? messages.expired : messages.forbidden
  if (status === 401) return body?.msg ?? messages.signIn
  if ([404, 409, 413, 422, 429].includes(status)) return body?.msg ?? messages.network
  return messages.network
}

export function toHttpError(body: Envelope, statusCode: number): HttpError {
  const { code, msg, errors, ...details } = body
  return {
    message: msg || messages.network,
    statusCode,
    code,
    details,
    errors: errors?.length ? Object.fromEntries(errors.map((e) => [e.field, e.msg])) : undefined,
  }
}
