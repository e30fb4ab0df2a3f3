import vine from '@vinejs/vine'

export const paramsValidator = vine.create({
  paramNames: vine.string().maxLength(500).optional(),
})
