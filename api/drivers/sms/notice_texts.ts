/** What the vendor's templates say, by notice (docs/drivers.md). */
const noticeTexts: Record<string, (values: Record<string, string>) => string> = {
  'telephone-changed': ({ time }) =>
    `您的账号已于${time}更换手机号。如非本人操作，请立即联系客服。`,
  'password-changed': ({ time }) => `您的账号密码已于${time}修改。如非本人操作，请立即联系客服。`,
  'new-device': ({ time, device }) =>
    `您的后台账号于${time}在新设备（${device}）登录。如非本人操作，请立即联系管理员。`,
  'study-reminder': ({ course }) =>
    `为您开通的课程${course}还没有开始学习。请用本手机号登录或注册筑学，在“我的课程”中开始学习。`,
}

/** Null for a notice without a template. */
export function noticeText(notice: string, values: Record<string, string>): string | null {
  const text = noticeTexts[notice]
  return text ? `【筑学】${text(values)}` : null
}
