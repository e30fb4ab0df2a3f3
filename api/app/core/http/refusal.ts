import { Exception } from '@adonisjs/core/exceptions'

/**
 * An answer with an HTTP status of its own and a sentence that people may read. What a library throws
 * has no such sentence and is answered in general words.
 */
export class UserFacingError extends Exception {}

interface RefusalOptions {
  /** What the client may branch on; `error` when the sentence is all there is to say. */
  code?: string
  /** The field that the sentence belongs to, when there is one. */
  field?: string
  payload?: Record<string, unknown>
}

/**
 * An expected "no" that a person should read: HTTP 200 with `{ code, msg }` (decisions, section 1).
 * The sentence comes from a `terms.ts`.
 */
export class Refusal extends Exception {
  static status = 200
  readonly field?: string
  readonly payload: Record<string, unknown>
  readonly refusalCode: string

  constructor(sentence: string, { code = 'error', field, payload = {} }: RefusalOptions = {}) {
    super(sentence, { status: 200, code: 'E_REFUSAL' })
    this.refusalCode = code
    this.field = field
    this.payload = payload
  }
}

/** 404 for what is not there, and, with the same bytes, for what belongs to somebody else. */
export class NotFound extends UserFacingError {
  static status = 404
  constructor() {
    super('没有找到您要的内容', { status: 404, code: 'E_NOT_FOUND' })
  }
}

/** 401: nobody is signed in, or the credentials are wrong. The sentence is shown. */
export class NotSignedIn extends UserFacingError {
  static status = 401
  constructor(sentence = '请先登录') {
    super(sentence, { status: 401, code: 'E_NOT_SIGNED_IN' })
  }
}

/** 403: the session is over, or the role may not. The client drops the session on either. */
export class Forbidden extends UserFacingError {
  static status = 403
  constructor(reason: 'token expired' | '无权访问' = '无权访问') {
    super(reason, { status: 403, code: 'E_FORBIDDEN' })
  }
}

/** 429 with the seconds to wait. */
export class TooMany extends UserFacingError {
  static status = 429
  readonly retryAfter: number

  constructor(retryAfter: number, sentence = '操作过于频繁，请稍后再试') {
    super(sentence, { status: 429, code: 'E_TOO_MANY' })
    this.retryAfter = Math.max(1, Math.ceil(retryAfter))
  }
}

/** 503: something that we need does not answer; trying again later makes sense. */
export class Unavailable extends UserFacingError {
  static status = 503
  constructor(sentence = '服务暂时不可用，请稍后重试') {
    super(sentence, { status: 503, code: 'E_UNAVAILABLE' })
  }
}
