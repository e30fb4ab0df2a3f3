/** Channels: partners that sell with an exclusive code (back office, section 2.8). */

export const ChannelKind = { General: 'general', Internal: 'internal', School: 'school' } as const
export type ChannelKind = (typeof ChannelKind)[keyof typeof ChannelKind]

export const ChannelKindText = {
  general: '普通渠道',
  internal: '内部渠道',
  school: '院校渠道',
} satisfies Record<ChannelKind, string>

/** What the form shows before a code is typed; it means no channel. */
export const NoCode = '000000'
export const CodeLength = 6

export const says = {
  codeNotFound: '专属码不存在',
  tooManyMisses: '专属码输入错误次数过多，请明天再试',
} as const
