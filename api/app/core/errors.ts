import { Exception } from '@adonisjs/core/exceptions'
import type { UserErrorCode } from '#core/error_codes'

/** An HTTP error whose message may be shown. Errors of libraries get a general message. */
export class HttpError extends Exception {}

interface UserErrorOptions {
  code?: UserErrorCode
  field?: string
  payload?: Record<string, unknown>
}

/** An expected error: HTTP 200 with `{ code, msg }` (docs/product.md 16.2). */
export class UserError extends Exception {
  static status = 200
  readonly field?: string
  readonly payload: Record<string, unknown>
  readonly userErrorCode: UserErrorCode

  constructor(text: string, { code = 'error', field, payload = {} }: UserErrorOptions = {}) {
    super(text, { status: 200, code: 'E_USER_ERROR' })
    this.userErrorCode = code
    this.field = field
    this.payload = payload
  }
}

/** The user holds the role but must prove the identity first (docs/decisions/0130). */
export class StaffStepNeeded extends UserError {
  constructor() {
    super('请验证身份后进入管理后台', { code: 'staff-step' })
  }
}

/** The act outlives the session, so the last proof of the identity must be recent (docs/product.md 1.16). */
export class ConfirmIdentityNeeded extends UserError {
  constructor() {
    super('为保护数据安全，请再次验证身份', { code: 'confirm-identity' })
  }
}

/** Also used, with the same bytes, for rows of other users. */
export class NotFound extends HttpError {
  static status = 404
  constructor() {
    super('没有找到您要的内容', { status: 404, code: 'E_NOT_FOUND' })
  }
}

export class NotSignedIn extends HttpError {
  static status = 401
  constructor(text = '请先登录') {
    super(text, { status: 401, code: 'E_NOT_SIGNED_IN' })
  }
}

/** Clients end the session for either reason. */
export class Forbidden extends HttpError {
  static status = 403
  constructor(reason: 'token expired' | '无权访问' = '无权访问') {
    super(reason, { status: 403, code: 'E_FORBIDDEN' })
  }
}

export class TooManyRequests extends HttpError {
  static status = 429
  readonly retryAfter: number

  constructor(retryAfter: number, text = '操作过于频繁，请稍后再试') {
    super(text, { status: 429, code: 'E_TOO_MANY' })
    this.retryAfter = Math.max(1, Math.ceil(retryAfter))
  }
}

export class Unavailable extends HttpError {
  static status = 503
  constructor(text = '服务暂时不可用，请稍后重试') {
    super(text, { status: 503, code: 'E_UNAVAILABLE' })
  }
}
