import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { paging, telephone } from '#core/rules'
import { adminMessages, PhonesMax, PhonesMin, SeatState } from '#learning/terms'

const maxTelephones = Math.floor(PhonesMax / PhonesMin)

const list = vine.array(vine.string().trim().minLength(1).maxLength(PhonesMax)).minLength(1).maxLength(maxTelephones)
const text = vine.string().trim().minLength(PhonesMin).maxLength(PhonesMax)

export const assignmentValidator = vine.create({
  telephones: vine.union([
    vine.union.if((value) => Array.isArray(value), list),
    vine.union.else(text.parse(emptyToUndefined)),
  ]),
})
assignmentValidator.messagesProvider = new FormMessagesProvider({
  'telephones.required': adminMessages.enterPhones,
  'telephones.string': adminMessages.enterPhones,
  'telephones.minLength': adminMessages.phonesLength,
  'telephones.maxLength': adminMessages.phonesLength,
  'telephones.array.minLength': adminMessages.enterPhones,
  'telephones.array.maxLength': adminMessages.phonesLength,
})

const filters = () => ({
  telephone: vine
    .string()
    .trim()
    .regex(/^\d{1,11}$/)
    .parse(emptyToUndefined)
    .optional(),
  state: vine.enum(Object.values(SeatState)).parse(emptyToUndefined).optional(),
})

export const seatsValidator = vine.create({ ...filters(), ...paging() })
export const seatSheetValidator = vine.create(filters())
export const seatMoveValidator = vine.create({ telephone: telephone() })
