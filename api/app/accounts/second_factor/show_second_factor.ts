import Passkey, { toPasskey } from '#accounts/second_factor/passkeys/passkey'
import { countRecoveryCodes } from '#accounts/second_factor/recovery_codes'
import { isRequiredFor } from '#accounts/sessions/requirement'
import User from '#accounts/user'
import type { CurrentUser } from '#core/current_user'
import { toWireTime } from '#core/time'

export async function showSecondFactor({ id, roles }: CurrentUser) {
  const { totpEnrolledAt, totpSecretCipher } = await User.findOrFail(id)
  const passkeys = await Passkey.query().where('userId', id).orderBy('id')
  return {
    required: isRequiredFor(roles),
    totp: totpSecretCipher !== null,
    totpTime: toWireTime(totpEnrolledAt),
    recoveryCodesLeft: await countRecoveryCodes(id),
    passkeys: passkeys.map(toPasskey),
  }
}
