export const AssignOutcome = {
  Assigned: 'assigned',
  Waiting: 'waiting',
  Had: 'had',
  Lacking: 'lacking',
  Invalid: 'invalid',
} as const
export type AssignOutcome = (typeof AssignOutcome)[keyof typeof AssignOutcome]
export const AssignOutcomeText = {
  assigned: '已分配',
  waiting: '待注册',
  had: '之前已经分配',
  lacking: '缺少姓名或身份证号',
  invalid: '不是11位手机号',
} as const satisfies Record<AssignOutcome, string>

export const PhonesMin = 11
export const PhonesMax = 1000

export function alreadyAssigned(telephones: string[]): string {
  return `其中${telephones.join('、')}之前已经分配`
}

export function lackingIdentity(telephones: string[]): string {
  return `其中${telephones.join('、')}缺少姓名或身份证号`
}
