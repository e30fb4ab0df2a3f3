import vine from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { nameText, optionalText } from '#core/rules'

export const faceCheckValidator = vine.create({
  name: nameText().maxLength(20).parse(emptyToUndefined).optional(),
  idCard: optionalText(18),
  metaInfo: vine.string().maxLength(8000).optional(),
})

export const certifyIdValidator = vine.create({ certifyId: vine.string().regex(/^[\w-]{1,64}$/) })

export const facePressValidator = vine.create({ verdict: vine.enum(['passed', 'failed']) })
