/** docs/product.md 16.6. */
export const errorTexts = {
  network: '网络请求失败',
  /** An error of our own code. */
  fault: '页面出错，请刷新重试',
  /** Requests with side effects are not retried automatically. */
  notSent: '网络已断开，没有提交成功；已填写的内容还在，恢复后请再试一次',
  noAccess: '无权访问',
  expired: 'token expired',
  requireLoginScript: '请先登录?',
} as const

export type Envelope = {
  code: string
  msg?: string
  errors?: { field: string; rule: string; msg: string }[]
  [key: string]: unknown
}

/** `code` is the envelope's ('error', '418' …) or the HTTP status; `shown` is true once a toast was shown. */
export class ApiError extends Error {
  readonly code: string
  readonly body: Envelope
  readonly shown: boolean
  /** From the header `Retry-After`. */
  retryAfterSeconds?: number

  constructor(body: Envelope, message: string, shown: boolean) {
    super(message)
    this.name = 'ApiError'
    this.code = body.code
    this.body = body
    this.shown = shown
  }

  field(name: string): string | undefined {
    return this.body.errors?.find((error) => error.field === name)?.msg
  }
}

export type ErrorHandling = {
  toast?: string
  leave?: boolean
  /** A one-time password must be replaced first. */
  changePassword?: boolean
  /** The user may do it after the staff step. */
  staffStep?: boolean
  failed?: ApiError
}

/** docs/product.md 16.6. */
export function handleError(status: number, body: Envelope | null): ErrorHandling {
  if (status === 403) {
    const message = body?.msg === errorTexts.expired ? undefined : errorTexts.noAccess
    return { leave: true, toast: message, failed: failure(body, '403', message ?? '', true) }
  }
  if (status === 401) {
    const message = body?.msg ?? errorTexts.network
    return { toast: message, failed: failure(body, '401', message, true) }
  }
  // Too many requests, or a provider is down: the server says which.
  if ((status === 429 || status === 503) && body?.msg) {
    return { toast: body.msg, failed: failure(body, String(status), body.msg, true) }
  }
  if (status < 200 || status > 299 || !body) {
    const message = errorTexts.network
    return { toast: message, failed: failure(body, String(status), message, true) }
  }
  if (body.code === '200') return {}
  if (body.code === 'error') {
    const message = body.msg ?? errorTexts.network
    return { toast: message, failed: failure(body, 'error', message, true) }
  }
  const failed = failure(body, body.code, body.msg ?? '', false)
  if (body.code === 'must-change-password') return { changePassword: true, failed }
  return body.code === 'staff-step' ? { staffStep: true, failed } : { failed }
}

function failure(body: Envelope | null, code: string, message: string, shown: boolean) {
  return new ApiError({ ...body, code }, message, shown)
}
