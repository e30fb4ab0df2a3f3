import vine from '@vinejs/vine'
import { code, codeMessages } from '#accounts/second_factor/validators'

export const stepPasswordValidator = vine.create({ passwd: vine.string().minLength(1).maxLength(64) })

export const stepPasskeyOptionsValidator = vine.create({ challengeId: vine.string().maxLength(64).optional() })

/** The user has either a second factor or only the password. */
export const confirmationValidator = vine.create({
  passwd: vine.string().minLength(1).maxLength(64).optional(),
  code: code().optional(),
})
confirmationValidator.messagesProvider = codeMessages
