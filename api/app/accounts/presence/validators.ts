import vine from '@vinejs/vine'
import { messages, PresenceLength } from '#accounts/presence/terms'
import { certifyIdValidator } from '#accounts/face_checks/validators'
import { verifyCode } from '#accounts/sms_codes/validators'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { normalizeWidth } from '#core/shared_rules'

export { certifyIdValidator }

export const consentValidator = vine.create({ version: vine.string().maxLength(20) })

const idCardTail = () =>
  vine
    .string()
    .parse((sent) => (typeof sent === 'string' ? normalizeWidth(sent).replace(/\s/g, '').toUpperCase() : sent))
    .regex(/^\d{3}[\dX]$/)

export const answerValidator = vine.create({
  way: vine.enum(['press', 'sms']),
  verifyCode: verifyCode().optional().requiredWhen('way', '=', 'sms'),
  idCardTail: idCardTail().optional().requiredWhen('way', '=', 'sms'),
})
answerValidator.messagesProvider = new FormMessagesProvider({
  'verifyCode.required': messages.codeRequired,
  'verifyCode.regex': messages.codeRequired,
  'idCardTail.required': messages.tailRequired,
  'idCardTail.regex': messages.tailRequired,
})

/** `returnPath`: a path of this site, where the vendor's page leads back. */
export const faceCheckValidator = vine.create({
  metaInfo: vine.string().maxLength(20_000).optional(),
  returnPath: vine
    .string()
    .maxLength(PresenceLength.returnPath)
    .regex(/^\/(?![/\\])[\w\-./?=&%#~]*$/)
    .optional(),
})
