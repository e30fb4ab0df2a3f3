import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { nameText } from '#core/rules'
import {
  ColumnKeyMax,
  Densities,
  listNamePattern,
  MaxColumns,
  messages,
  queryError,
  ViewNameMax,
  ViewQueryMax,
} from '#accounts/saved_views/terms'

const queryRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const errorText = queryError(value)
  if (errorText) field.report(errorText, 'viewQuery', field)
})

const columnKeys = () => vine.array(nameText().minLength(1).maxLength(ColumnKeyMax)).maxLength(MaxColumns).distinct()

const view = () => ({
  viewName: nameText().minLength(1).maxLength(ViewNameMax),
  viewQuery: vine.string().maxLength(ViewQueryMax).use(queryRule()).nullable(),
  layout: vine.object({ order: columnKeys(), hidden: columnKeys(), density: vine.enum(Densities) }).optional(),
  isDefault: vine.boolean().optional(),
})

const listName = () => nameText().regex(listNamePattern)

export const listValidator = vine.create({ listName: listName() })
export const newViewValidator = vine.create({ listName: listName(), ...view() })
export const viewValidator = vine.create(view())

const inputMessages = new FormMessagesProvider({
  'viewName.required': messages.nameRequired,
  'viewName.string': messages.nameRequired,
  'viewName.minLength': messages.nameRequired,
  'viewName.maxLength': messages.nameLength,
  'viewQuery.maxLength': messages.queryTooLong,
})
newViewValidator.messagesProvider = inputMessages
viewValidator.messagesProvider = inputMessages
