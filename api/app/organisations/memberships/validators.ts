import vine from '@vinejs/vine'
import { paging } from '#core/rules'

const sharing = () => ({
  kinds: vine.array(vine.string().regex(/^[a-z0-9-]{1,20}$/)).maxLength(20),
  version: vine.string().maxLength(10),
})

export const acceptanceValidator = vine.create({ shares: vine.boolean({ strict: true }), ...sharing() })
export const sharingValidator = vine.create(sharing())
export const readingsValidator = vine.create(paging())
