import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { nameText, paging } from '#core/rules'
import { FileFormat, MaxSourceName, messages, SourcePattern } from '#transfer/terms'

export const importsValidator = vine.create(paging())

/** The zip is the body. */
export const importUploadValidator = vine.create({
  fileName: nameText().minLength(1).maxLength(255),
  fileFormat: vine.enum(FileFormat).optional(),
  source: vine.string().regex(new RegExp(SourcePattern)).optional(),
  sourceName: nameText().maxLength(MaxSourceName).parse(emptyToUndefined).optional(),
})
importUploadValidator.messagesProvider = new SimpleMessagesProvider({
  'source.regex': messages.sourceFormat,
  'sourceName.maxLength': messages.sourceNameLength,
})
