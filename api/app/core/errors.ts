import { Exception } from '@adonisjs/core/exceptions'
import type { PartnerErrorCode } from '#core/browser/partner_errors'

/** All values of `code` besides "200", with their meaning. Clients branch on `code`, people read `msg`. */
export const UserErrorCodes = {
  'error': '字段不正确，或业务上不允许；msg 说明原因',
  // Sign-in and identity
  'second-factor': '密码正确，还需要验证码或通行密钥；返回 challengeId',
  'id-card-last-six': '短信验证码正确，还需要核对身份证号后六位；带上 idCardLastSix 再次提交',
  'challenge-expired': '验证已过期，请重新开始',
  'proof-required': '尝试次数较多，先完成计算题再提交',
  'staff-step': '有后台角色，还没有在本次登录中验证身份',
  'no-staff-role': '当前登录的账号没有后台权限',
  'staff-held': '密码刚通过短信重置，后台权限需要管理员恢复',
  'confirm-identity': '最近没有验证过身份，请再次验证',
  'must-change-password': '密码已到期或由他人设置，请先修改密码',
  'must-enrol-second-factor': '请先设置两步验证',
  'id-card-taken': '身份证号已经注册',
  'profile-incomplete': '请先完善姓名、身份证号或手机号',
  '418': '今天的人脸核验次数已用完',
  'consent-needed': '请先同意人脸信息的处理',
  'vendor-failed': '核验服务暂时不可用',
  'presence-check': '请先完成在学核验；返回 checkId、kind、moment',
  // Changed by someone else
  'conflict': '内容已被他人修改，请重新载入',
  'note-changed': '笔记已在其他页面修改',
  'status-changed': '状态已改变，返回当前状态',
  // Catalogue and commerce
  'preflight': '发布前检查没有通过；gaps 列出缺少的内容',
  'price-changed': '价格已改变，返回新的价格',
  'unavailable': '有商品已下架或不能购买',
  'already-owned': '已经拥有课程，再次购买会延长有效期',
  'already-credited': '已取得该课程的学时，再次购买不再产生学时',
  'too-few-seats': '剩余名额不足',
  // Study, hours and certificates
  'not-bought': '还没有购买课程',
  'expired': '学习权限已过期',
  'switched-off': '学习权限已停用',
  'pending': '学时正在上传',
  'refunded': '课程已退款，未上传的学时已收回',
  'receipt-needed': '请填写省平台的回执号',
  'hours-uploading': '该课程有学时正在上传',
  'hours-uploaded': '该课程的学时已上传',
  'hours-printed': '该课程的学时已打印在证书上',
  'number-taken': '注册编号已属于其他学员',
  // Exams
  'not-yet': '条件还没有满足，暂不能作答；msg 说明原因',
  'time-over': '答题时间已结束',
  'submitted': '试卷已提交',
  'voided': '本次作答已作废',
  'too-often': '再次作答的间隔时间未到',
  'no-attempts-left': '作答次数已用完',
  'other-mode-open': '另一种模式的作答还没有结束',
  'keys-withheld': '答案暂不公布',
  'paper-empty': '试卷没有试题',
  'paper-not-filled': '题库的试题不够组卷',
  'import-wrong': '文件中还有错误；faults 列出每一行',
  // Exports
  'export-is-long': '导出的内容较多，请改为后台生成',
} as const

export type UserErrorCode = keyof typeof UserErrorCodes

/** At a screen. */
export function userCodeOf(code: string): UserErrorCode {
  return Object.hasOwn(UserErrorCodes, code) ? (code as UserErrorCode) : 'error'
}

/** An HTTP error whose message may be shown. Errors of libraries get a general message. */
export class HttpError extends Exception {}

interface UserErrorOptions {
  /** Screens and partners each get the codes that they know. */
  code?: UserErrorCode | PartnerErrorCode
  field?: string
  payload?: Record<string, unknown>
}

/** An expected error: HTTP 200 with `{ code, msg }` (docs/product.md 16.2). */
export class UserError extends Exception {
  static status = 200
  readonly field?: string
  readonly payload: Record<string, unknown>
  readonly userErrorCode: UserErrorCode | PartnerErrorCode

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
