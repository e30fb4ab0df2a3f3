/** Of an order: courses for the buyer, or seats to assign. */
export const OrderType = { Single: 'single', Package: 'package' } as const
export type OrderType = (typeof OrderType)[keyof typeof OrderType]

export const UserCourseStatus = { Valid: 'valid', Expired: 'expired' } as const
export type UserCourseStatus = (typeof UserCourseStatus)[keyof typeof UserCourseStatus]
export const UserCourseStatusText = { valid: '有效', expired: '已失效' } as const satisfies Record<
  UserCourseStatus,
  string
>

export const CourseSource = {
  Order: 'order',
  Bundle: 'bundle',
  Assignment: 'assignment',
  LiveCode: 'live_code',
  Admin: 'admin',
} as const
export type CourseSource = (typeof CourseSource)[keyof typeof CourseSource]
export const CourseSourceText = {
  order: '购买',
  bundle: '套餐包含',
  assignment: '单位分配',
  live_code: '直播码',
  admin: '管理员开通',
} as const satisfies Record<CourseSource, string>

export const AccessReason = { ...CourseSource, Free: 'free', Staff: 'staff' } as const
export type AccessReason = (typeof AccessReason)[keyof typeof AccessReason]

export const Denial = {
  NotSignedIn: 'not-signed-in',
  NotBought: 'not-bought',
  Expired: 'expired',
  SwitchedOff: 'switched-off',
} as const
export type Denial = (typeof Denial)[keyof typeof Denial]
export const DenialText = {
  'not-signed-in': '请先登录',
  'not-bought': '购买课程后才可以观看',
  'expired': '课程已过有效期，请重新购买',
  'switched-off': '课程已失效，请联系客服',
} as const satisfies Record<Denial, string>

export const adminMessages = {
  selectCourse: '请选择课程',
  enterPhones: '请输入手机号',
  phonesLength: '长度在11到1000个字符',
  noTelephone: '没有可以分配的手机号',
  courseUnpublished: '课程发布后才可以分配',
  notAssignable: '只有课程、问答、继续教育和直播可以分配',
  assigned: '分配成功',
  nothingAssigned: '没有新的手机号需要分配',
  deleted: '删除成功!',
  paidRight: '该课程由已支付的订单开通，不能删除；可以停用，或在订单中退款',
  studiedSeat: '学员已开始学习，名额不能收回；可以停用',
  statusChanged: '状态已被他人修改，已显示最新状态',
  refunded: '订单已退款，不能恢复',
  switchedOn: '课程已恢复有效',
  switchedOff: '课程已停用',
  stillOver: '已恢复，但失效时间已过，请修改失效时间',
  expirySaved: '保存成功',
  expiredAtOnce: '保存成功，失效时间已过，课程即刻失效',
  expiryDay: '请选择失效时间',
  expiryFormat: '失效时间格式应为 yyyy-MM-dd',
  reasonRequired: '请填写查看原因，2 到 200 个字',
  codeRevoked: '直播码已作废',
  codeCopied: '复制成功',
} as const

/** What an owner can do with a course: the text of the link to it. */
export const studyTexts = {
  begin: '开始学习',
  goOn: '继续学习',
  again: '复习',
  read: '查看答案',
  enterLive: '进入直播间',
  replay: '看回放',
} as const

/** Within so many days, the remaining days are shown. */
export const ExpirySoonDays = 30

export function isExpiringSoon(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft <= ExpirySoonDays
}

/** @param expiryDate the last day, inclusive */
export function expiryText(expiryDate: string, daysLeft: number | null): string {
  const until = `有效期至 ${expiryDate.slice(0, 10)}`
  if (!isExpiringSoon(daysLeft)) return until
  return daysLeft === 0 ? `${until}，今天到期` : `${until}，还有 ${daysLeft} 天到期`
}

/** @param canRenew whether it can be bought again */
export function endedText(endedOn: string, canRenew: boolean): string {
  const ended = `已于 ${endedOn.slice(0, 10)} 到期`
  return canRenew ? `${ended}，可重新购买` : `${ended}，学习记录保留`
}

export const entitlementMessages = {
  noLongerSold: '本课程已停止销售，您的学习不受影响',
  noLongerSoldAndOver: '本课程已停止销售',
  practiceNeedsPurchase: '购买课程后才可以练习习题',
  handoutNeedsPurchase: '购买课程后才可以下载讲义',
  answerNeedsPurchase: '购买后才能查看答案',
} as const
