import vine from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { paging } from '#core/rules'
import { ClientErrorLimit, ClientFronts } from '#settings/client_errors/terms'

const text = (most: number) => vine.string().trim().maxLength(most)

export const clientErrorValidator = vine.create({
  front: vine.enum(ClientFronts),
  message: text(ClientErrorLimit.message),
  place: text(ClientErrorLimit.place).optional(),
  page: text(ClientErrorLimit.page),
})

export const clientErrorListValidator = vine.create({
  front: vine.enum(ClientFronts).parse(emptyToUndefined).optional(),
  ...paging(),
})
