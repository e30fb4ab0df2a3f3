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

/** Minutes without a staff call after which the staff step ends. */
export const StaffIdleMinutes = 30
export const StaffStepHours = 12

/** Whether the session may act as staff: the account has no staff role, the step is missing, or it is open. */
export const StaffStep = { None: 'none', Needed: 'needed', Live: 'live' } as const
export type StaffStep = (typeof StaffStep)[keyof typeof StaffStep]

/** Error code of staff routes until the staff step is opened. */
export const StaffStepCode = 'staff-step'
/** Error code of acts that need a recent proof of the identity. */
export const ConfirmIdentityCode = 'confirm-identity'
/** Error code of the staff step after a reset by SMS. */
export const StaffHeldCode = 'staff-held'

/** Storage keys of the one session that storefront and back office share. */
export const SessionStorage = {
  /** Local storage: token, name and roles as JSON. */
  session: 'zhuxue.session',
  /** Local storage: recent searches of this device. */
  searches: 'zhuxue.searches',
  /** Session storage: the token. */
  token: 'zhuxue.token',
  /** Session storage: why the back office was left, shown once by its sign-in page. */
  leftBoard: 'zhuxue.board-left',
} as const

export const messages = {
  loginNameRequired: '请输入用户名',
  wrongCredentials: '用户名或密码错误',
  locked: '登录失败次数过多，请稍后再试',
  logout: '确定要退出吗?',
  requireLoginScript: '请先登录?',
  noAccess: '无权访问',
  staffStepNeeded: '请验证身份后进入管理后台',
  confirmIdentity: '为保护数据安全，请再次验证身份',
  sessionsToEnd: '请选择退出其他设备或全部设备',
  staffStepEnded: '长时间没有操作，管理后台已退出；学习登录仍然有效',
  noStaffRole: '当前登录的账号没有后台权限',
  noStaffHold: '该账号的后台权限没有暂停',
  holdReasonNeeded: '请填写恢复原因，最多 200 个字符',
  staffHeld: '密码刚通过短信重置，请联系管理员恢复后台权限',
} as const

export const endedText = (devices: number) => (devices ? `已退出 ${devices} 台设备` : '没有其他已登录的设备')

/** Shown by a page of the user who was signed in before. */
export const switchedText = (userName: string) => `已切换为${userName}的账号，本页将重新载入`
