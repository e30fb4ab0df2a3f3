/** A template of the SMS vendor: a code has one variable, a notice those of its values. */
export interface SmsTemplate {
  name: string
  kind: 'code' | 'notice'
  /** As it is registered at the vendor, without the signature. */
  text: string
}

const codeText = (use: string) => `您的验证码是\${code}，用于${use}，10分钟内有效，请勿告诉他人。`

/** In the vendor's rules a variable has at most 35 characters, and none stands beside another. */
export const SmsValueLength = 35

export const smsTemplates: readonly SmsTemplate[] = [
  ...Object.entries({
    'login': '登录',
    'register': '注册账号',
    'reset': '重设密码',
    'telephone': '绑定新手机号',
    'old-telephone': '更换手机号',
    'presence': '核验学习身份',
  }).map(([name, use]) => ({ name, kind: 'code' as const, text: codeText(use) })),
  ...Object.entries({
    'telephone-changed': '您的账号已于${time}更换手机号。如非本人操作，请立即联系客服。',
    'password-changed': '您的账号密码已于${time}修改。如非本人操作，请立即联系客服。',
    'new-device': '您的后台账号于${time}在新设备登录，设备为${device}。如非本人操作，请立即联系管理员。',
    'study-reminder': '为您开通的课程${course}还没有学习记录，请用本手机号登录，在我的课程中查看。',
    'organisation-invitation': '${organisation}将您登记为单位成员，请用本手机号登录，在单位中确认。',
    'organisation-reminder': '${organisation}提醒您查看继续教育学时，请登录后在我的消息中查看。',
    'message-course-assigned': '有课程为您开通了，请登录后在我的消息中查看。',
    'message-parcel-sent': '您的包裹已发出，请登录后在我的消息中查看快递单号。',
    'message-hours-refused': '有学时未被接受，请登录后在我的消息中查看原因。',
    'message-cycle-due': '您的执业证书继续教育学时还没有完成，请登录后在专业档案中查看。',
    'message-qualification-ending': '您的执业证书已到可以申请延续注册的日期，请登录后在专业档案中查看。',
    'message-course-sent-back': '有课程被退回修改，请登录后台在消息中查看。',
    'message-statement-closed': '新的结算单已生成，请登录后台在消息中查看。',
  }).map(([name, text]) => ({ name, kind: 'notice' as const, text })),
]

export function variablesOf(text: string): string[] {
  return Array.from(text.matchAll(/\$\{(\w+)\}/g), ([, name]) => name)
}

/** Null without a template. */
export function smsText(name: string, values: Record<string, string>): string | null {
  const template = smsTemplates.find((one) => one.name === name)
  return template ? `【筑学】${template.text.replace(/\$\{(\w+)\}/g, (_, key) => values[key] ?? '')}` : null
}
