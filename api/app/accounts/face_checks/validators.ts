import vine from '@vinejs/vine'
import { UserNameLength } from '#accounts/terms'
import { emptyToUndefined } from '#core/query_rules'
import { maskedIdCard, personName } from '#core/rules'

export const faceCheckValidator = vine.create({
  name: personName().maxLength(UserNameLength.registered).parse(emptyToUndefined).optional(),
  idCard: maskedIdCard(),
  metaInfo: vine.string().maxLength(20_000).optional(),
})

export const certifyIdValidator = vine.create({ certifyId: vine.string().regex(/^[\w-]{1,64}$/) })

export const facePressValidator = vine.create({ verdict: vine.enum(['passed', 'failed', 'down', 'up']) })
