import vine from '@vinejs/vine'

export const stepPasswordValidator = vine.create({ passwd: vine.string().minLength(1).maxLength(64) })

export const stepPasskeyOptionsValidator = vine.create({ challengeId: vine.string().maxLength(64) })
