import { timingSafeEqual } from 'node:crypto'
import { lockOwnUser } from '#accounts/lock_user'
import { decryptIdNumber } from '#accounts/personal_data/id_card'
import PresenceCheck from '#accounts/presence/presence_check'
import PresencePolicy from '#accounts/presence/presence_policy'
import { messages, PresenceAlternative, PresenceKind, PresenceState, PresenceWay } from '#accounts/presence/terms'
import { consumeSmsCodeIn } from '#accounts/sms_codes/sms_code'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

/** @throws NotFound once it is answered, UserError for a face check */
export async function pressPrompt(user: CurrentUser, id: number): Promise<void> {
  await transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const check = await PresenceCheck.lockOwnOpen(trx, user.id, id)
    if (check.kind !== PresenceKind.Prompt) throw new UserError(messages.wayNotOffered)
    await check.end({ state: PresenceState.Passed, way: PresenceWay.Press })
  })
}

interface SmsAnswer {
  verifyCode: string
  idCardTail: string
}

/** A wrong end of the ID number counts as a wrong code, so that neither tells which one was wrong. */
export async function answerBySms(user: CurrentUser, id: number, answer: SmsAnswer): Promise<void> {
  const isRight = await transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const check = await PresenceCheck.lockOwnOpen(trx, user.id, id)
    await ensureSmsOffered(check, trx)

    const { telephone, idCardCipher } = await User.findWithRoles(user.id, trx)
    const isTail = idCardCipher !== null && endsWith(decryptIdNumber(idCardCipher), answer.idCardTail)
    const code = isTail ? answer.verifyCode : ''
    const right = telephone !== null && (await consumeSmsCodeIn(trx, telephone, SmsPurpose.Presence, code))
    if (right) await check.end({ state: PresenceState.Passed, way: PresenceWay.Sms })
    else await check.merge({ tries: check.tries + 1 }).save()
    return right
  })
  if (!isRight) throw new UserError(messages.wrongSmsOrTail, { field: 'verifyCode' })
}

/** @throws UserError */
export async function ensureSmsOffered(check: PresenceCheck, trx?: Trx): Promise<void> {
  const { alternative } = await PresencePolicy.query({ client: trx }).where('id', check.presencePolicyId).firstOrFail()
  if (check.kind !== PresenceKind.Face || alternative !== PresenceAlternative.Sms) {
    throw new UserError(messages.wayNotOffered)
  }
}

function endsWith(number: string, tail: string): boolean {
  return timingSafeEqual(Buffer.from(number.slice(-4)), Buffer.from(tail))
}
