import User from '#accounts/user'
import { verifyPassword } from '#accounts/password'
import { indexOfIdCard } from '#accounts/personal_data'
import { useSmsCode } from '#accounts/sms_code'
import { countWrong, forgetWrong, refuseLocked } from '#accounts/lockout'
import { LoginType, SmsPurpose, says } from '#accounts/terms'
import { openSession } from '#accounts/session_token'
import { logSignIn } from '#accounts/login_log'
import { NotSignedIn } from '#core/refusal'
import { normalTelephone } from '#core/plain_rules'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

interface Credentials {
  loginName: string
  passwd: string
  loginType: LoginType
}

interface Caller {
  ip: string
  userAgent: string | null
  requestId: string | null
}

/**
 * Signs a person in by one of the four ways. Each way looks in its own column only; staff come in
 * through `admin` and nothing else, learners never do. Unknown and wrong answer alike and take alike.
 * @throws NotSignedIn 用户名或密码错误
 * @throws TooMany while the account is locked
 */
export async function signIn(credentials: Credentials, caller: Caller) {
  const account = accountKey(credentials)
  await refuseLocked(account)

  const user = await find(credentials)
  if (!(await proves(user, credentials))) {
    await countWrong(account)
    await logSignIn({ ...credentials, ...caller, user, succeeded: false })
    throw new NotSignedIn(says.wrongCredentials)
  }

  await forgetWrong(account)
  const token = await transaction(async (trx) => {
    await user!.useTransaction(trx).merge({ lastLoginAt: now() }).save()
    return openSession(trx, user!.id, user!.roles)
  })
  await logSignIn({ ...credentials, ...caller, user, succeeded: true })
  return { user: user!, token }
}

async function find({ loginName, loginType }: Credentials): Promise<User | null> {
  const people = User.query().preload('roleRows')
  switch (loginType) {
    case LoginType.IdCard:
      return people.where('idCardIndex', indexOfIdCard(loginName)).first()
    case LoginType.VerifyCode:
      return people.where('telephoneKey', normalTelephone(loginName)).first()
    default:
      return people.where('loginName', loginName).first()
  }
}

async function proves(user: User | null, { loginName, passwd, loginType }: Credentials) {
  const asStaff = loginType === LoginType.Admin
  const mayEnter = user !== null && user.isOpen && isStaff(user) === asStaff

  if (loginType === LoginType.VerifyCode) {
    const right = await useSmsCode(normalTelephone(loginName), SmsPurpose.Login, passwd)
    return right && mayEnter
  }
  return verifyPassword(mayEnter ? user.passwordHash : null, passwd)
}

function isStaff(user: User): boolean {
  return user.roles.some((role) => role !== Role.User)
}

/** Lockouts count what was tried, not who was found: an unknown name locks just like a known one. */
function accountKey({ loginName, loginType }: Credentials): string {
  return loginType === LoginType.IdCard
    ? `idCard:${indexOfIdCard(loginName)}`
    : `${loginType}:${loginName}`
}

