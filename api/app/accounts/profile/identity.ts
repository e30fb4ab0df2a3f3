import { encryptIdNumber, idNumberBlindIndex } from '#accounts/personal_data/id_card'
import { profileNameError } from '#accounts/profile/terms'
import { UserStatus, messages } from '#accounts/terms'
import type User from '#accounts/user'
import { fullIdCard, idNumberError } from '#core/shared_rules'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

interface IdentityInput {
  userName?: string
  /** Masked when unchanged. */
  idCard?: string
}

export interface Identity {
  userName: string
  idCard: string | null
}

/** Null when nothing changes. Confirmed values are final; only a missing number can be added (docs/product.md 1.7). */
export function identityToSet(user: User, input: IdentityInput): Identity | null {
  if (input.userName === undefined && input.idCard === undefined) return null

  const userName = input.userName ?? user.userName
  const nameError = input.userName === undefined ? null : profileNameError(userName, user.userName)
  if (nameError) throw new UserError(nameError, { field: 'userName' })
  const newNumber = input.idCard && input.idCard !== user.idCardMasked ? input.idCard : null
  const errorText = newNumber && idNumberError(newNumber)
  if (errorText) throw new UserError(errorText, { field: 'idCard' })

  const idCard = newNumber && idNumberBlindIndex(newNumber) !== user.idCardIndex ? fullIdCard(newNumber) : null
  if (user.userStatus === UserStatus.Confirmed) {
    const changesNumber = idCard !== null && user.idCardIndex !== null
    if (userName !== user.userName || changesNumber) throw new UserError(messages.alreadyConfirmed)
    return idCard ? { userName, idCard } : null
  }
  if (!idCard && !user.idCardIndex && !user.isStaff) {
    throw new UserError(messages.idCardRequired, { field: 'idCard' })
  }
  return { userName, idCard }
}

/** The condition lets only one of several first saves win (docs/threats.md T12). @throws UserError for the others */
export async function confirmIdentity(trx: Trx, user: User, { userName, idCard }: Identity) {
  const isFinal = idCard !== null || user.idCardIndex !== null
  const sealed = idCard ? encryptIdNumber(idCard) : null
  const row = trx.from('users').where('id', user.id)
  const written = await (
    user.userStatus === UserStatus.Editable
      ? row.where('user_status', UserStatus.Editable)
      : row.whereNull('id_card_index')
  ).update({
    user_name: userName,
    user_status: isFinal ? UserStatus.Confirmed : user.userStatus,
    updated_at: toStored(now()),
    ...(sealed && {
      id_card_cipher: sealed.idCardCipher,
      id_card_index: sealed.idCardIndex,
      id_card_masked: sealed.idCardMasked,
    }),
  })
  if (Number(written) !== 1) throw new UserError(messages.alreadyConfirmed)
}
