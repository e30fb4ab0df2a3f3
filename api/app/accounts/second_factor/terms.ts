export const SecondFactorRequired = { Nobody: 'nobody', Admins: 'admins', Staff: 'staff' } as const
export type SecondFactorRequired = (typeof SecondFactorRequired)[keyof typeof SecondFactorRequired]

/** Error code at sign-in: the password was correct, and a code or passkey is required next. */
export const SecondFactor = 'second-factor'
/** Error code of all other routes until a second factor is enrolled. */
export const MustEnrolCode = 'must-enrol-second-factor'

export const RecoveryCodeCount = 10
/** Minutes within which a sign-in needs its second step, and an enrolment its first code. */
export const ChallengeMinutes = 5
export const EnrolmentMinutes = 15
export const MaxPasskeys = 10
export const PasskeyNameLength = 20

export const messages = {
  secondFactorNeeded: '请完成二次验证',
  mustEnrolSecondFactor: '请先开启二次验证',
  challengeExpired: '登录已超时，请重新输入密码',
  secondCodeRequired: '请输入验证码或恢复码',
  wrongSecondCode: '验证码不正确或已使用过',
  enrolmentExpired: '操作已超时，请重新开始',
  totpAlreadyOn: '已经开启了二次验证',
  totpOff: '还没有开启二次验证',
  wrongFirstCode: '验证码不正确，请核对手机时间后重试',
  passkeyRefused: '通行密钥验证失败，请重试',
  passkeyUnknown: '这个通行密钥没有登记，请换一个或用密码登录',
  passkeyExists: '这个通行密钥已经登记过',
  passkeyLimit: '最多登记 10 个通行密钥，请先移除不用的',
  passkeyNameRequired: '请填写名称',
  passkeyNameInvisible: '名称不能含有看不见的字符，请删除后重新填写',
  passkeyNameLength: '名称最多 20 个字符',
} as const
