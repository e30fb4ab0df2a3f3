import vine from '@vinejs/vine'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import { proof } from '#accounts/proof_of_work/validators'
import { telephone } from '#core/rules'
import { normalizeWidth } from '#core/shared_rules'

export const verifyCode = () =>
  vine
    .string()
    .parse((sent) => (typeof sent === 'string' ? normalizeWidth(sent).replace(/\s/g, '') : sent))
    .regex(/^\d{6}$/)

/** The signed-in owner requests the others. */
const ownPurposes: SmsPurpose[] = [SmsPurpose.OldTelephone, SmsPurpose.Presence]
const publicPurposes = Object.values(SmsPurpose).filter((purpose) => !ownPurposes.includes(purpose))

export const smsCodeValidator = vine.create({
  telephone: telephone(),
  purpose: vine.enum(publicPurposes).optional(),
  proof: proof(),
})

export const smsOutboxValidator = vine.create({ telephone: telephone() })
