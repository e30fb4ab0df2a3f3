export const ExternalIdMax = 100

/** A leaked key opens few courses before it is noticed. */
export const MaxRecipients = 100

export const peopleMessages = {
  oneWay: '请提供 externalId、idCard、telephone 中的一项',
  otherPerson: '姓名和号码不一致，或号码已属于其他学员，请核实',
  idOfOther: '该 externalId 已属于另一位学员',
  otherId: (externalId: string) => `该学员的 externalId 已是 ${externalId}`,
  noRecipients: '请提供 telephones、personIds 或 externalIds',
  tooManyRecipients: `一次最多 ${MaxRecipients} 人`,
  externalId: `externalId 应为 1–${ExternalIdMax} 个字符，不能以 @ 或 # 开头，也不能是身份证号或手机号`,
} as const
