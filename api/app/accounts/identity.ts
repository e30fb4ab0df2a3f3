import { sealIdCard, indexOfIdCard } from '#accounts/personal_data'
import { UserStatus, messages } from '#accounts/terms'
import type User from '#accounts/user'
import { fullIdCard, idCardFault } from '#core/plain_rules'
import { Refusal } from '#core/http/refusal'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

interface Given {
  userName?: string
  /** With stars when it was not touched. */
  idCard?: string
}

/** Name and ID number as they are to be; null leaves what is there. */
export interface Identity {
  userName: string
  idCard: string | null
}

/**
 * What a profile form wants of name and ID number, or null when it says nothing about them.
 * Once confirmed neither changes; only a missing number may still be added (learner side, section 4).
 * @throws Refusal for a faulty number, a missing one of a learner, and a change of what is confirmed
 */
export function wantedIdentity(user: User, given: Given): Identity | null {
  if (given.userName === undefined && given.idCard === undefined) return null

  const userName = given.userName ?? user.userName
  const typed = given.idCard && given.idCard !== user.idCardMasked ? given.idCard : null
  const fault = typed && idCardFault(typed)
  if (fault) throw new Refusal(fault, { field: 'idCard' })

  const idCard = typed && indexOfIdCard(typed) !== user.idCardIndex ? fullIdCard(typed) : null
  if (user.userStatus === UserStatus.Confirmed) {
    const changesNumber = idCard !== null && user.idCardIndex !== null
    if (userName !== user.userName || changesNumber) throw new Refusal(messages.alreadyConfirmed)
    return idCard ? { userName, idCard } : null
  }
  if (!idCard && !user.idCardIndex && !user.isStaff) {
    throw new Refusal(messages.idCardRequired, { field: 'idCard' })
  }
  return { userName, idCard }
}

/**
 * Writes name and ID number, and locks them when there is a number to lock. The condition is in the
 * statement: of several first saves at once, one wins (threat T12).
 * @throws Refusal when another save was first
 */
export async function confirmIdentity(trx: Trx, user: User, { userName, idCard }: Identity) {
  const locks = idCard !== null || user.idCardIndex !== null
  const sealed = idCard ? sealIdCard(idCard) : null
  const open = trx.from('users').where('id', user.id)
  const written = await (
    user.userStatus === UserStatus.Editable
      ? open.where('user_status', UserStatus.Editable)
      : open.whereNull('id_card_index')
  ).update({
    user_name: userName,
    user_status: locks ? UserStatus.Confirmed : user.userStatus,
    updated_at: toStored(now()),
    ...(sealed && {
      id_card_cipher: sealed.idCardCipher,
      id_card_index: sealed.idCardIndex,
      id_card_masked: sealed.idCardMasked,
    }),
  })
  if (Number(written) !== 1) throw new Refusal(messages.alreadyConfirmed)
}
