export const ExternalIdMax = 100

export const peopleMessages = {
  oneWay: '请提供 externalId、idCard、telephone 中的一项',
  externalId: `externalId 应为 1–${ExternalIdMax} 个字符，不能以 @ 或 # 开头，也不能是身份证号或手机号`,
} as const
