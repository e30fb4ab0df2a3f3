import { startSession } from '#accounts/sessions/start_session'
import type { ClientInfo } from '#accounts/sessions/client_info'
import { countFailureOfIp, requireProofAfterFailures } from '#accounts/sign_in/proof_after_failed_attempts'
import { withLoginThrottle } from '#accounts/passwords/lockout'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { hashPassword, needsRehash, verifyPassword } from '#accounts/passwords/password'
import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import { requireSecondFactor } from '#accounts/second_factor/sign_in_with_second_factor'
import { loginOrigin, type RememberedDevice, type LoginOrigin } from '#accounts/sessions/remembered_device'
import { ensureMayOpenStaffStep } from '#accounts/sessions/staff_step/staff_step'
import { findByTelephone, needsIdCard, proveTelephone } from '#accounts/sign_in/prove_telephone'
import { consumeSmsCode, tryCodeWithoutUse } from '#accounts/sms_codes/sms_code'
import { LoginEvent, LoginType, messages } from '#accounts/sessions/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { NotSignedIn } from '#core/errors'

interface Credentials {
  /** Proof of work, if it was required. */
  proof?: string
  loginName: string
  passwd: string
  loginType: LoginType
  idCardLastSix?: string
}

/** Unknown accounts and wrong passwords get the same response, in the same time. @throws NotSignedIn, UserError `second-factor` or `id-card-last-six` */
export async function signIn(credentials: Credentials, caller: ClientInfo, device: RememberedDevice | null) {
  const found = await findUser(credentials)
  const user = await authenticate(found, credentials, caller, loginOrigin(caller, device, found?.id))
  if (credentials.loginType === LoginType.VerifyCode) {
    return startSession(await proveTelephone(user, credentials, caller), credentials, caller)
  }
  await renewHash(user, credentials.passwd)
  if (credentials.loginType !== LoginType.Admin) return startSession(user, credentials, caller)
  ensureMayOpenStaffStep(user)
  await requireSecondFactor(user)
  return startSession(user, credentials, caller, 'password')
}

/** @returns the user whose password or SMS code was correct @throws NotSignedIn, TooManyRequests while locked */
async function authenticate(user: User | null, credentials: Credentials, caller: ClientInfo, origin: LoginOrigin) {
  await requireProofAfterFailures(credentials, origin, caller.ip)
  const outcome = await withLoginThrottle(credentials, origin, () => verifyCredentials(user, credentials))
  if (outcome === 'right') return user!

  await countFailureOfIp(caller.ip)
  await writeLoginLog(caller, {
    loginName: credentials.loginName,
    loginType: credentials.loginType,
    userId: user?.id ?? null,
    event: outcome === 'locked' ? LoginEvent.Lock : LoginEvent.Login,
    succeeded: false,
    reason: 'wrong',
  })
  throw new NotSignedIn(messages.wrongCredentials)
}

/** Renews a hash of an older cost, unless the password was changed meanwhile. */
async function renewHash({ id, passwordHash }: User, password: string): Promise<void> {
  if (!passwordHash || !needsRehash(passwordHash)) return
  const renewed = await hashPassword(password)
  await User.query().where({ id, passwordHash }).update({ passwordHash: renewed })
}

async function findUser({ loginName, loginType }: Credentials): Promise<User | null> {
  const users = User.query().preload('roleRows')
  switch (loginType) {
    case LoginType.IdCard:
      return users.where('idCardIndex', idNumberBlindIndex(loginName)).first()
    case LoginType.VerifyCode:
      return findByTelephone(loginName)
    default:
      return users.where('loginName', loginName).first()
  }
}

async function verifyCredentials(user: User | null, { loginName, passwd, loginType }: Credentials): Promise<boolean> {
  const maySignIn = user !== null && user.isActive && (user.isStaff || loginType !== LoginType.Admin)

  if (loginType === LoginType.VerifyCode) {
    const tryCode = user && needsIdCard(user) ? tryCodeWithoutUse : consumeSmsCode
    const right = await tryCode(loginName, SmsPurpose.Login, passwd)
    return right && maySignIn
  }
  return verifyPassword(maySignIn ? user.passwordHash : null, passwd)
}
