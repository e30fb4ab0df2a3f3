export const ChannelKind = { General: 'general', Internal: 'internal', School: 'school' } as const
export type ChannelKind = (typeof ChannelKind)[keyof typeof ChannelKind]

export const ChannelKindText = { general: '普通渠道', internal: '内部渠道', school: '院校渠道' } satisfies Record<
  ChannelKind,
  string
>

/** Default of the form; means no channel. */
export const NoCode = '000000'
export const CodeLength = 6

export const messages = {
  codeNotFound: '专属码不存在',
  tooManyMisses: '专属码输入错误次数过多，请明天再试',
  codeLength: '长度6位',
  codeTooEasy: '专属码过于简单，请换一个',
  codeTaken: '专属码已被其他渠道使用',
  discountRange: '折扣在0.1到1之间，最多两位小数',
  channelNameRequired: '请输入渠道名称',
  userNameRequired: '请输入姓名',
  nameLength: '长度在2 到 20 个字符',
  loginNameRequired: '请输入登录名称',
  loginNameLength: { teacher: '长度在4 到 40 个字符', channel: '长度在3 到 40 个字符' },
  loginNameCharacters: '登录名只能包含字母、数字和 . _ @ -',
  loginNameTaken: '登录名已存在',
  telephoneRequired: '请输入手机号',
  telephoneLength: '长度11位',
  passwordRequired: '请输入密码',
  roleRefused: '只能添加讲师或渠道',
  saved: '保存成功',
  deleteTeacher: '删除后该讲师不能再登录，课程和历史订单保留，课程可改由其他讲师负责。确定要删除吗?',
  deleteChannel: '删除后专属码立即失效并可重新分配，历史订单保留原专属码。确定要删除吗?',
} as const
