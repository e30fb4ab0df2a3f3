import { timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { withLoginThrottle } from '#accounts/passwords/lockout'
import { decryptIdNumber } from '#accounts/personal_data/id_card'
import { SeatClaims } from '#accounts/seat_claims_contract'
import type { ClientInfo } from '#accounts/sessions/client_info'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { IdCardLastSix, idCardCheckFailures, idCardCheckMessages } from '#accounts/sessions/id_card_check/terms'
import { LoginEvent, LoginType, messages } from '#accounts/sessions/terms'
import { consumeSmsCodeIn } from '#accounts/sms_codes/sms_code'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { NotSignedIn, TooManyRequests, UserError } from '#core/errors'
import { Role } from '#core/roles'
import { isDuplicate, transaction } from '#core/transaction'

interface CodeCredentials {
  /** The telephone. */
  loginName: string
  /** The SMS code. */
  passwd: string
  idCardLastSix?: string
}

/** The learner whose telephone it is, otherwise the only one who was imported with it as an unverified contact. */
export async function findByTelephone(telephone: string): Promise<User | null> {
  const owner = await User.query().where('telephoneKey', telephone).preload('roleRows').first()
  if (owner) return owner
  const contacts = await User.query()
    .where('telephone', telephone)
    .whereNull('telephoneKey')
    .whereNotNull('idCardIndex')
    .whereNull('deletedAt')
    .preload('roleRows')
  const learners = contacts.filter((user) => user.roles.includes(Role.User) && !user.isStaff)
  return learners.length === 1 ? learners[0]! : null
}

/** Its owner never used this telephone here: it may be mistyped, or belong to someone else by now (docs/threats.md T291). */
const isUnproven = ({ telephoneKey, telephoneUnproven }: User) => telephoneKey === null || telephoneUnproven

export const needsIdCard = (user: User): boolean => isUnproven(user) && user.idCardCipher !== null

/**
 * @param user whose SMS code was correct; it is used up here if the ID number is checked too
 * @throws UserError `id-card-last-six`, or at its field; TooManyRequests
 */
export async function proveTelephone(user: User, credentials: CodeCredentials, caller: ClientInfo): Promise<User> {
  const { loginName: telephone, idCardLastSix } = credentials
  if (needsIdCard(user)) {
    if (!idCardLastSix) throw new UserError(idCardCheckMessages.needed, { code: IdCardLastSix })
    await ensureLastSix(user, telephone, idCardLastSix, caller)
    await markProven(user, credentials)
    return User.findWithRoles(user.id)
  }
  if (isUnproven(user)) {
    await User.query().where({ id: user.id, telephoneKey: telephone }).update({ telephoneUnproven: false })
  }
  return user
}

/** Counted per account, from wherever the attempts come. */
async function ensureLastSix(user: User, telephone: string, lastSix: string, caller: ClientInfo): Promise<void> {
  const attempt = { loginName: user.idCardIndex!, loginType: IdCardLastSix } as const
  const check = async () => endsWith(decryptIdNumber(user.idCardCipher!), lastSix)
  const outcome = await withLoginThrottle(attempt, { device: 'telephone' }, check).catch((error) => {
    if (error instanceof TooManyRequests) throw new TooManyRequests(error.retryAfter, idCardCheckFailures.locked)
    throw error
  })
  if (outcome === 'right') return

  await writeLoginLog(caller, {
    event: outcome === 'locked' ? LoginEvent.Lock : LoginEvent.Login,
    loginName: telephone,
    loginType: LoginType.VerifyCode,
    userId: user.id,
    succeeded: false,
    reason: 'idCard',
  })
  const sentence = outcome === 'locked' ? idCardCheckFailures.locked : idCardCheckFailures.wrong
  throw new UserError(sentence, { field: 'idCardLastSix' })
}

/** @throws NotSignedIn when the code was used, or the account changed, meanwhile */
async function markProven(checked: User, { loginName: telephone, passwd: code }: CodeCredentials): Promise<void> {
  const claims = await app.container.make(SeatClaims)
  const isMarked = await transaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', checked.id).forUpdate().firstOrFail()
    const isUnchanged =
      user.isActive &&
      user.telephone === telephone &&
      user.telephoneKey === checked.telephoneKey &&
      user.idCardIndex === checked.idCardIndex
    if (!isUnchanged || !(await consumeSmsCodeIn(trx, telephone, SmsPurpose.Login, code))) return false
    const loginName = user.telephoneKey === null ? telephone : user.loginName
    await user.merge({ telephoneKey: telephone, telephoneUnproven: false, loginName }).save()
    await claims.claim(trx, user.id, telephone)
    return true
  }).catch((error) => {
    // Someone registered with the telephone meanwhile.
    if (isDuplicate(error)) return false
    throw error
  })
  if (!isMarked) throw new NotSignedIn(messages.wrongCredentials)
}

function endsWith(number: string, lastSix: string): boolean {
  return timingSafeEqual(Buffer.from(number.slice(-6)), Buffer.from(lastSix))
}
