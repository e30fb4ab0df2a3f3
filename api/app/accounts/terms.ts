/** Values, labels and sentences of the people of the product (learner side 3, 5, 8; back office 5, 8). */

export const Role = {
  User: 'user',
  Admin: 'admin',
  Channel: 'channel',
  Teacher: 'teacher',
  Auditor: 'auditor',
} as const
export type Role = (typeof Role)[keyof typeof Role]

export const RoleText = {
  user: '学员',
  admin: '管理员',
  channel: '渠道',
  teacher: '教师',
  auditor: '审核员',
} satisfies Record<Role, string>

/** Where a person lands after signing in, by the first role (learner side, section 2). */
export const Landing = {
  user: '/board/user/my-course',
  admin: '/board/admin/admin-index',
  channel: '/board/channel/statis',
  teacher: '/board/teacher/teacher-statis',
  auditor: '/board/auditor/courses',
} satisfies Record<Role, string>

export const LoginType = {
  VerifyCode: 'verifyCode',
  Password: 'password',
  IdCard: 'idCard',
  Admin: 'admin',
} as const
export type LoginType = (typeof LoginType)[keyof typeof LoginType]

/** 1: name and ID number may still be changed; 2: confirmed, they are locked. */
export const UserStatus = { Editable: 1, Confirmed: 2 } as const
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus]

export const SmsPurpose = { Login: 'login', Register: 'register', Reset: 'reset' } as const
export type SmsPurpose = (typeof SmsPurpose)[keyof typeof SmsPurpose]

export const SmsCountdownSeconds = 60
export const SmsLifeMinutes = 10
export const SmsTries = 5

export const says = {
  telephoneRequired: '请输入手机号',
  telephoneLength: '长度在11个字符',
  loginNameRequired: '请输入用户名',
  userNameRequired: '请输入姓名',
  idCardRequired: '请输入身份证号',
  verifyCodeRequired: '请输入验证码',
  passwdRequired: '请输入密码',
  newPasswordRequired: '请输入新密码',
  wrongCredentials: '用户名或密码错误',
  locked: '登录失败次数过多，请稍后再试',
  codeSent: '验证码已发送',
  codeTooSoon: '验证码发送过于频繁，请稍后再试',
  codeNotSent: '短信发送失败，请稍后再试',
  logout: '确定要退出吗?',
  loginFirst: '请先登录?',
  noAccess: '无权访问',
  network: '网络请求失败',
  recipientLength: '长度在2 到 10 个字符',
  regionRequired: '请选择所在地区',
  addressLength: '长度在3 到 40 个字符',
  tooManyAddresses: '最多保存20个收件地址',
} as const
