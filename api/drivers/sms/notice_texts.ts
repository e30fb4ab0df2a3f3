/** Texts of the vendor's templates, by notice (docs/drivers.md). */
const noticeTexts: Record<string, (values: Record<string, string>) => string> = {
  'telephone-changed': ({ time }) => `您的账号已于${time}更换手机号。如非本人操作，请立即联系客服。`,
  'password-changed': ({ time }) => `您的账号密码已于${time}修改。如非本人操作，请立即联系客服。`,
  'new-device': ({ time, device }) =>
    `您的后台账号于${time}在新设备（${device}）登录。如非本人操作，请立即联系管理员。`,
  'study-reminder': ({ course }) =>
    `为您开通的课程${course}还没有开始学习。请用本手机号登录或注册筑学，在“我的课程”中开始学习。`,
  'message-course-assigned': () => `有课程为您开通了。请登录筑学，在“我的消息”中查看。`,
  'message-parcel-sent': () => `您的包裹已发出。请登录筑学，在“我的消息”中查看快递单号。`,
  'message-hours-refused': () => `有学时未被接受。请登录筑学，在“我的消息”中查看原因。`,
  'message-course-sent-back': () => `有课程被退回修改。请登录筑学后台，在消息中查看。`,
  'message-statement-closed': () => `新的结算单已生成。请登录筑学后台，在消息中查看。`,
}

/** Null for a notice without a template. */
export function noticeText(notice: string, values: Record<string, string>): string | null {
  const text = noticeTexts[notice]
  return text ? `【筑学】${text(values)}` : null
}
