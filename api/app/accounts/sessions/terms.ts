export const LoginType = { VerifyCode: 'verifyCode', Password: 'password', IdCard: 'idCard', Admin: 'admin' } as const
export type LoginType = (typeof LoginType)[keyof typeof LoginType]

/** Characters: the maximum length of a staff login name. */
export const LoginNameMax = 40

export const LoginEvent = { Login: 'login', Register: 'register', Reset: 'reset', Lock: 'lock' } as const
export type LoginEvent = (typeof LoginEvent)[keyof typeof LoginEvent]

export const LoginEventText = { login: '登录', register: '注册', reset: '重置密码', lock: '账号锁定' } satisfies Record<
  LoginEvent,
  string
>

/** Minutes without a request after which a staff session ends. */
export const StaffIdleMinutes = 30

export const messages = {
  loginNameRequired: '请输入用户名',
  wrongCredentials: '用户名或密码错误',
  locked: '登录失败次数过多，请稍后再试',
  logout: '确定要退出吗?',
  requireLoginScript: '请先登录?',
  noAccess: '无权访问',
} as const
