import { Role } from '../core/roles.js'

/** Values, labels and sentences of the people of the product (learner side 3, 5, 8; back office 5, 8). */
export { Role }

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

/** What the login log tells of. */
export const LoginEvent = {
  Login: 'login',
  Register: 'register',
  Reset: 'reset',
  Lock: 'lock',
} as const
export type LoginEvent = (typeof LoginEvent)[keyof typeof LoginEvent]

export const LoginEventText = {
  login: '登录',
  register: '注册',
  reset: '重置密码',
  lock: '账号锁定',
} satisfies Record<LoginEvent, string>

/** 1: name and ID number may still be changed; 2: confirmed, they are locked. */
export const UserStatus = { Editable: 1, Confirmed: 2 } as const
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus]

/** `telephone` proves a new phone before it takes the place of the old one. */
export const SmsPurpose = {
  Login: 'login',
  Register: 'register',
  Reset: 'reset',
  Telephone: 'telephone',
} as const
export type SmsPurpose = (typeof SmsPurpose)[keyof typeof SmsPurpose]

/** Numbers that an admin may ask to see whole, for a reason. */
export const RevealedFields = ['idCard', 'telephone'] as const
export type RevealedField = (typeof RevealedFields)[number]

export const FaceState = { Pending: 'pending', Passed: 'passed', Failed: 'failed' } as const
export type FaceState = (typeof FaceState)[keyof typeof FaceState]

/** Failed face checks that a person may have in one business day. */
export const FaceFailuresPerDay = 5
/** The `code` of the answer once they are spent (learner side, section 8). */
export const FaceTriesSpentCode = '418'

export const SmsCountdownSeconds = 60
export const SmsLifeMinutes = 10
export const SmsTries = 5

/** Lengths of a password, in characters: of a learner's, and of a member of staff's. */
export const PasswordLength = { least: 8, leastForStaff: 12, most: 64 } as const

/** Days after which a member of staff chooses a new password. */
export const StaffPasswordDays = 90

export const messages = {
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
  smsBudgetSpent: '今日短信发送量已达上限，请明天再试或联系工作人员',
  codeNotSent: '短信发送失败，请稍后再试',
  logout: '确定要退出吗?',
  loginFirst: '请先登录?',
  noAccess: '无权访问',
  network: '网络请求失败',
  recipientLength: '长度在2 到 10 个字符',
  regionRequired: '请选择所在地区',
  addressLength: '长度在3 到 40 个字符',
  tooManyAddresses: '最多保存20个收件地址',
  wrongCode: '验证码错误或已失效',
  telephoneTaken: '该手机号已注册，请直接登录',
  registerFailed: '注册失败，请稍后重试',
  registered: '注册成功，是否立即登录？',
  resetConfirm: '确定要重置密码吗？',
  resetFailed: '密码重置失败，请稍后重试',
  resetRefused: '身份信息或验证码不正确',
  resetDone: '密码重置成功，请使用新密码登录',
  passwordLength: '密码长度在8到64个字符',
  staffPasswordLength: '后台密码长度在12到64个字符',
  staffPasswordKinds: '后台密码须包含大写字母、小写字母、数字、符号中的至少三种',
  passwordTooCommon: '密码过于简单，请换一个',
  nameLength: '长度在2 到 10 个字符',
  confirmLock: '保存后姓名和身份证号将不能再修改，确定要保存吗？',
  alreadyConfirmed: '姓名和身份证号已确认，不能修改',
  profileRefused: '保存失败，请核对身份证号或联系工作人员',
  telephoneInUse: '该手机号已被其他账号使用',
  currentPasswordWrong: '当前密码不正确',
  currentPasswordRequired: '请输入当前密码',
  avatarRefused: '请上传头像图片',
  mustChangePassword: '请先修改密码',
  samePassword: '新密码不能与当前密码相同',
  onlyStaffMustChange: '只能要求后台人员修改密码',
  identityMissing: '身份信息缺失，请先完善个人资料',
  identityDiffers: '姓名或身份证号与个人资料不一致',
  faceTriesSpent: '当天实名认证失败次数过多，请明天再试',
  faceFailed: '人脸识别初始化失败请联系工作人员',
  facePending: '认证尚未完成，请先在打开的页面完成认证',
  faceExpired: '认证已过期，请重新认证',
  facePassed: '实名认证已通过',
  faceNotPassed: '实名认证未通过，请重新认证',
  notYourself: '不能对自己的账号进行此操作',
  lastAdmin: '至少要保留一名管理员',
  channelElsewhere: '渠道角色请在渠道管理中维护',
  numberTaken: '手机号或身份证号已被其他账号使用',
  idCardPattern: '请输入正确的身份证号',
  userUpdated: '用户信息更新成功',
  reasonRequired: '请填写查看原因',
  staffNameLength: '长度在2 到 20 个字符',
  confirmDelete: '确定要删除吗?',
  passwordTellsName: '密码不能包含登录名、手机号或身份证号',
} as const
