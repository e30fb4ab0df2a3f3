import { enter } from '#accounts/sessions/enter'
import type { Caller } from '#accounts/sessions/caller'
import { askForProof, noteMiss } from '#accounts/sign_in/proof_of_sign_in'
import { limitTries } from '#accounts/passwords/lockout'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { hashPassword, needsRehash, verifyPassword } from '#accounts/passwords/password'
import { indexOfIdCard } from '#accounts/personal_data/id_card'
import { askForSecondFactor } from '#accounts/second_factor/second_step'
import { originOf, type KnownDevice } from '#accounts/sessions/known_device'
import { consumeSmsCode } from '#accounts/sms_codes/sms_code'
import { LoginEvent, LoginType, messages } from '#accounts/sessions/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { NotSignedIn } from '#core/refusal'

interface Credentials {
  /** Of work, once it was asked for. */
  proof?: string
  loginName: string
  passwd: string
  loginType: LoginType
}

/** Unknown accounts and wrong passwords answer alike, in the same time. @throws NotSignedIn, Refusal `second-factor` */
export async function signIn(credentials: Credentials, caller: Caller, device: KnownDevice | null) {
  const user = await provePassword(credentials, caller, device)
  if (credentials.loginType !== LoginType.VerifyCode) await renewHash(user, credentials.passwd)
  await askForSecondFactor(user)
  return enter(user, credentials, caller)
}

async function provePassword(credentials: Credentials, caller: Caller, device: KnownDevice | null): Promise<User> {
  const user = await findUser(credentials)
  const origin = originOf(caller, device, user?.id)
  await askForProof(credentials, origin, caller.ip)
  const outcome = await limitTries(credentials, origin, () => verifyCredentials(user, credentials))
  if (outcome === 'right') return user!

  await noteMiss(caller.ip)
  const { loginName, loginType } = credentials
  const event = outcome === 'locked' ? LoginEvent.Lock : LoginEvent.Login
  const entry = { loginName, loginType, userId: user?.id ?? null, event }
  await writeLoginLog(caller, { ...entry, succeeded: false, reason: 'wrong' })
  throw new NotSignedIn(messages.wrongCredentials)
}

/** A hash of an older cost becomes one of today's, unless the password was changed meanwhile. */
async function renewHash({ id, passwordHash }: User, password: string): Promise<void> {
  if (!passwordHash || !needsRehash(passwordHash)) return
  const renewed = await hashPassword(password)
  await User.query().where({ id, passwordHash }).update({ passwordHash: renewed })
}

async function findUser({ loginName, loginType }: Credentials): Promise<User | null> {
  const people = User.query().preload('roleRows')
  switch (loginType) {
    case LoginType.IdCard:
      return people.where('idCardIndex', indexOfIdCard(loginName)).first()
    case LoginType.VerifyCode:
      return people.where('telephoneKey', loginName).first()
    default:
      return people.where('loginName', loginName).first()
  }
}

async function verifyCredentials(user: User | null, { loginName, passwd, loginType }: Credentials): Promise<boolean> {
  const asStaff = loginType === LoginType.Admin
  const mayEnter = user !== null && user.isActive && user.isStaff === asStaff

  if (loginType === LoginType.VerifyCode) {
    const right = await consumeSmsCode(loginName, SmsPurpose.Login, passwd)
    return right && mayEnter
  }
  return verifyPassword(mayEnter ? user.passwordHash : null, passwd)
}
