export const issuerModes = {
  accept: '正常开具',
  field: '抬头校验不通过',
  other: '开具失败，可以重试',
  drop: '接受后断开连接',
  down: '停机',
  signedOut: '电子税务局已退出登录',
  face: '需要人脸认证',
  quota: '授信额度用完',
  confirm: '冲红需要购买方确认',
} as const
export type IssuerMode = keyof typeof issuerModes

export function isIssuerMode(text: string): text is IssuerMode {
  return Object.hasOwn(issuerModes, text)
}

/** Nothing is accepted until a person at the seller acts. */
export const blockReasons: { [Mode in IssuerMode]?: string } = {
  signedOut: '电子税务局登录已失效，请开票人重新登录',
  face: '电子税务局要求人脸认证，请开票人用税务App扫码认证',
  quota: '本月授信额度不足，请向税务机关申请调整',
}

export const noteChanges = { confirm: '购买方确认', deny: '购买方拒绝' } as const
export type NoteChange = keyof typeof noteChanges
