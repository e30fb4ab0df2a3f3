export const LiveCodeState = { Unused: 'unused', Used: 'used', Revoked: 'revoked' } as const
export type LiveCodeState = (typeof LiveCodeState)[keyof typeof LiveCodeState]
export const LiveCodeStateText = { unused: '未使用', used: '已使用', revoked: '已作废' } as const satisfies Record<
  LiveCodeState,
  string
>

export const LiveCodeLength = 10

export const liveCodeMessages = {
  enterLiveCode: '必须输入直播码',
  liveCodeInvalid: '直播码无效',
  liveCodeAccepted: '直播码有效，课程已为您开通',
  tooManyLiveCodes: '直播码输入错误次数过多，请一小时后再试',
  liveCodeCopied: '复制成功',
} as const
