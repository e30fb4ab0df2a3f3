import vine from '@vinejs/vine'
import { proof } from '#accounts/proof_of_work/validators'
import { idCardCheckMessages, idCardLastSixPattern } from '#accounts/sessions/id_card_check/terms'
import { LoginNameMax, LoginType } from '#accounts/sessions/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { normalizeIdCard, normalizeTelephone } from '#core/shared_rules'

/** The only format in which telephones are compared, counted and logged. */
const normalLoginName = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || field.data.loginType !== LoginType.VerifyCode) return
  field.mutate(normalizeTelephone(value), field)
})

const idCardLastSix = () =>
  vine
    .string()
    .parse((sent) => emptyToUndefined(typeof sent === 'string' ? normalizeIdCard(sent.trim()) : sent))
    .regex(idCardLastSixPattern)

export const signInValidator = vine.create({
  loginName: vine.string().trim().minLength(1).maxLength(LoginNameMax).use(normalLoginName()),
  passwd: vine.string().minLength(1).maxLength(64),
  loginType: vine.enum(Object.values(LoginType)),
  channelId: vine.number().optional(),
  liveCode: vine.string().maxLength(20).optional(),
  /** With an SMS code, after the error `id-card-last-six`. */
  idCardLastSix: idCardLastSix().optional(),
  proof: proof(),
})
signInValidator.messagesProvider = new FormMessagesProvider({ 'idCardLastSix.regex': idCardCheckMessages.format })

/** One of the two. */
export const sessionEndingsValidator = vine.create({
  others: vine.literal(true).optional(),
  all: vine.literal(true).optional(),
})
