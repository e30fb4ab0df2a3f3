import vine from '@vinejs/vine'
import { CertSubject } from '#catalogue/terms'
import { HourUploadState, uploadMessages } from '#certificates/uploads/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined, listOf, telephoneSearch } from '#core/query_rules'
import { day, dayRange, notBefore, optionalText, paging } from '#core/rules'
import { sorting } from '#core/lists/sorting'

const blankableDay = () => day().parse(emptyToUndefined)

const filters = () => ({
  pushStates: listOf(vine.enum(Object.values(HourUploadState))).optional(),
  certSubject: vine.enum(Object.values(CertSubject)).parse(emptyToUndefined).optional(),
  userName: optionalText(20),
  telephone: telephoneSearch(),
})

export const uploadsValidator = vine.create({
  ...filters(),
  ...dayRange('uploadedFrom', 'uploadedTo'),
  ...paging(),
  ...sorting('push-logs'),
})

export const uploadExportValidator = vine.create({
  ...filters(),
  uploadedFrom: blankableDay(),
  uploadedTo: blankableDay().use(notBefore('uploadedFrom')),
})
uploadExportValidator.messagesProvider = new FormMessagesProvider({
  'uploadedFrom.required': uploadMessages.rangeNeeded,
  'uploadedTo.required': uploadMessages.rangeNeeded,
})
