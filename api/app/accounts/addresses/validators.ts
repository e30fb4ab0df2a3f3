import vine from '@vinejs/vine'
import { nameText, telephone } from '#core/rules'

export const addressValidator = vine.create({
  deliverAddressId: vine.number().optional(),
  name: nameText().minLength(2).maxLength(10),
  region: vine.array(vine.string().regex(/^\d{6}$/)).fixedLength(3),
  address: nameText().minLength(3).maxLength(40),
  telephone: telephone(),
  defaultAddr: vine.number().in([0, 1]).optional(),
})
