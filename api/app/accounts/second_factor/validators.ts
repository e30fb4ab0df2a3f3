import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { currentPassword } from '#accounts/passwords/validators'
import { messages } from '#accounts/second_factor/terms'

export const code = () => vine.string().trim().minLength(6).maxLength(20)

export const codeMessages = new SimpleMessagesProvider({
  'code.required': messages.secondCodeRequired,
  'code.minLength': messages.wrongSecondCode,
  'code.maxLength': messages.wrongSecondCode,
  'code.regex': messages.wrongFirstCode,
  'required': messages.enrolmentExpired,
})

export const codeSignInValidator = vine.create({ challengeId: vine.string().maxLength(64), code: code() })
codeSignInValidator.messagesProvider = codeMessages

export const enrolmentValidator = vine.create({ currentPassword: currentPassword() })

export const firstCodeValidator = vine.create({
  enrolment: vine.string().maxLength(1000),
  code: vine
    .string()
    .trim()
    .regex(/^\d{6}$/),
})
firstCodeValidator.messagesProvider = codeMessages

export const codeValidator = vine.create({ code: code() })
codeValidator.messagesProvider = codeMessages
