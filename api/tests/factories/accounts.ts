import { setTimeout as pause } from 'node:timers/promises'
import User from '#accounts/user'
import { hashPassword } from '#accounts/passwords/password'
import { encryptIdNumber } from '#accounts/personal_data/id_card'
import { openSession } from '#accounts/sessions/session_token'
import { openStaffStep } from '#accounts/sessions/staff_step/staff_step'
import { checkDigit } from '#core/shared_rules'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { rememberStaffKey } from '#tests/staff_keys'
import { registerPii } from '#tests/pii_canaries'
import LocalSms, { type SentNotice } from '#drivers/sms/local_sms'

/** All created users share one hash, because argon2 is slow. */
export const password = 'Zhuxue-Test-2026'
const passwordHash = await hashPassword(password)

let made = 0

export interface CreatedUser {
  user: User
  idCard: string
  /** The complete value of the Authorization header. */
  token: string
}

/** A signed-in user with the given roles, a learner by default. */
export async function createUser(...roles: Role[]): Promise<CreatedUser> {
  const number = ++made
  const telephone = telephoneOf(number)
  const idCard = validIdCard(number)
  const held = roles.length ? roles : [Role.User]
  const learner = held.includes(Role.User)

  const user = await User.create({
    loginName: learner ? telephone : `${held[0]}-${process.pid}-${number}`,
    userName: '测试人员',
    telephone,
    telephoneKey: learner ? telephone : null,
    passwordHash,
    userStatus: 1,
    ...encryptIdNumber(idCard),
  })
  await user.related('roleRows').createMany(held.map((role, position) => ({ role, position })))
  await user.load('roleRows')
  const token = await newSessionOf({ user }, { hasStaffStep: user.isStaff })
  registerPii(telephone, idCard, token.replace('Bearer ', ''), password, user.userName)
  return { user, idCard, token }
}

/** @returns the complete value of the Authorization header; the cookie of a staff step is sent with it (tests/as.ts) */
export async function newSessionOf({ user }: { user: User }, { hasStaffStep = false } = {}): Promise<string> {
  return transaction(async (trx) => {
    const { id, token: value } = await openSession(trx, user.id, user.roles)
    const token = `Bearer ${value}`
    if (hasStaffStep) rememberStaffKey(token, await openStaffStep(trx, id, 'password'))
    return token
  })
}

/** The phone and ID number of a person without an account. */
export function otherUser(): { telephone: string; idCard: string } {
  const number = ++made
  const unknown = { telephone: telephoneOf(number), idCard: validIdCard(number) }
  registerPii(unknown.telephone, unknown.idCard)
  return unknown
}

/**
 * The last code sent to a phone number, read from the local outbox. Reset codes are sent after the response, so that
 * timing reveals nothing; this waits for them.
 */
export async function codeSentTo(telephone: string): Promise<string> {
  for (let tries = 0; tries < 3_000; tries++) {
    const [newest] = await new LocalSms().sentTo(telephone)
    if (newest) return newest.code
    await pause(10)
  }
  throw new Error('no code was sent')
}

/** The last notice sent to a phone number. It is sent after the response, so this waits for it. */
export async function noticeSentTo(telephone: string): Promise<SentNotice> {
  for (let tries = 0; tries < 3_000; tries++) {
    const [newest] = await new LocalSms().noticesTo(telephone)
    if (newest) return newest
    await pause(10)
  }
  throw new Error('no notice was sent')
}

function telephoneOf(number: number): string {
  return `139${String(process.pid % 1000).padStart(3, '0')}${String(number).padStart(5, '0')}`
}

/** A valid ID number: region of Jinan, a birthday, a sequence number and the check digit. */
function validIdCard(number: number): string {
  const day = String(1 + (number % 28)).padStart(2, '0')
  const year = 1960 + (Math.floor(number / 28) % 40)
  const body = `370102${year}05${day}${String(number % 1000).padStart(3, '0')}`
  return body + checkDigit(body)
}
