import { Role } from '../core/roles.js'
import { messages as addressMessages } from './addresses/terms.js'
import { messages as faceCheckMessages } from './face_checks/terms.js'
import { messages as passwordMessages } from './passwords/terms.js'
import { messages as proofMessages } from './proof_of_work/terms.js'
import { messages as secondFactorMessages } from './second_factor/terms.js'
import { messages as sessionMessages } from './sessions/terms.js'
import { messages as smsCodeMessages } from './sms_codes/terms.js'

export { Role }
export { FaceFailuresPerDay, FaceState, FaceDailyLimitCode } from './face_checks/terms.js'
export { ProofRequiredCode } from './proof_of_work/terms.js'
export { PasswordLength, StaffPasswordDays } from './passwords/terms.js'
export { LoginEvent, LoginEventText, LoginNameMax, LoginType, StaffIdleMinutes } from './sessions/terms.js'
export { SmsCountdownSeconds, SmsLifeMinutes, SmsPurpose, MaxSmsAttempts } from './sms_codes/terms.js'

export const RoleText = {
  user: '学员',
  admin: '管理员',
  channel: '渠道',
  teacher: '讲师',
  auditor: '审核员',
} satisfies Record<Role, string>

/** By the first role (docs/product.md 15.2). */
export const LandingPaths = {
  user: '/board/user/my-course',
  admin: '/board/admin/admin-index',
  channel: '/board/channel/statis',
  teacher: '/board/teacher/teacher-statis',
  auditor: '/board/auditor/courses',
} satisfies Record<Role, string>

/** Confirmed: name and ID number are final. */
export const UserStatus = { Editable: 1, Confirmed: 2 } as const
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus]

/** Error code: another user has this ID number; the storefront shows ways to resolve it. */
export const IdCardTakenCode = 'id-card-taken'

/** The profile form takes 2 to 10 characters, or the registered name unchanged (docs/product.md 1.7). */
/** Characters of the reason for other roles, disabling, ended sessions and terms of a channel. */
export const ChangeReasonMax = 200

export const UserNameLength = { min: 2, max: 10, registered: 20 } as const

export const RevealedFields = ['idCard', 'telephone'] as const
export type RevealedField = (typeof RevealedFields)[number]

export const messages = {
  ...addressMessages,
  ...faceCheckMessages,
  ...passwordMessages,
  ...proofMessages,
  ...secondFactorMessages,
  ...sessionMessages,
  ...smsCodeMessages,
  telephoneRequired: '请输入手机号',
  telephoneLength: '长度在11个字符',
  userNameRequired: '请输入姓名',
  idCardRequired: '请输入身份证号',
  network: '网络请求失败',
  telephoneTaken: '该手机号已注册，请直接登录',
  idCardTaken:
    '该身份证号不能用于注册。如果您用其他手机号注册过，请用“忘记密码”找回账号；如果不是您本人注册的，请联系工作人员核实身份后处理',
  registerFailed: '注册失败，请稍后重试',
  registered: '注册成功，是否立即登录？',
  nameLength: '长度在2 到 10 个字符',
  confirmLock: '保存后姓名和身份证号将不能再修改，确定要保存吗？',
  alreadyConfirmed: '姓名和身份证号已确认，不能修改',
  profileRefused: '保存失败，请核对身份证号或联系工作人员',
  oldTelephoneGone: '原手机号已停用时，请改用登录密码验证。',
  telephoneInUse: '该手机号已被其他账号使用',
  avatarRefused: '请上传头像图片',
  notYourself: '不能对自己的账号进行此操作',
  lastAdmin: '至少要保留一名管理员',
  channelElsewhere: '渠道角色请在渠道管理中维护',
  numberTaken: '手机号或身份证号已被其他账号使用',
  learnerAccountExists: '该手机号已有学员账号，请给学员账号增加讲师角色',
  idCardPattern: '请输入正确的身份证号',
  userUpdated: '用户信息更新成功',
  reasonRequired: '请填写查看原因',
  changeReasonRequired: '请填写原因，最多 200 个字符',
  staffNameLength: '长度在2 到 20 个字符',
  confirmDelete: '确定要删除吗?',
} as const
