import vine from '@vinejs/vine'

export const encoderValidator = vine.create({
  auth_key: vine.string().maxLength(200),
  sending: vine.boolean().optional(),
})
