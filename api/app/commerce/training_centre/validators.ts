import vine from '@vinejs/vine'
import { centreMessages, MaxRemindersAtOnce } from '#commerce/training_centre/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { orderNumber, paging, rowId } from '#core/rules'
import { CentreFilter } from '#learning/terms'

const found = () => ({
  courseId: rowId().parse(emptyToUndefined).optional(),
  keyword: vine.string().trim().maxLength(20).parse(emptyToUndefined).optional(),
})

/** Whose centre: one's own without it. */
const ofOrganisation = () => ({ organisationId: rowId().parse(emptyToUndefined).optional() })

const filters = () => ({
  ...ofOrganisation(),
  state: vine.enum(Object.values(CentreFilter)).parse(emptyToUndefined).optional(),
  ...found(),
})

export const centreValidator = vine.create({ ...filters(), ...paging() })
export const centreSheetValidator = vine.create(filters())

export const remindersValidator = vine.create({
  ...ofOrganisation(),
  seats: vine
    .array(vine.object({ orderItemId: rowId(), seatNo: rowId() }))
    .minLength(1)
    .maxLength(MaxRemindersAtOnce)
    .optional(),
  filter: vine.object(found()).optional().requiredIfMissing('seats'),
})
remindersValidator.messagesProvider = new FormMessagesProvider({
  'seats.array.minLength': centreMessages.chooseSeats,
  'seats.array.maxLength': centreMessages.tooManySeats,
  'filter.required': centreMessages.chooseSeats,
})

export const handoverValidator = vine.create({ orderId: orderNumber() })
