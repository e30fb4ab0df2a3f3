import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { SynonymLimit, SynonymPattern, synonymMessages } from '#catalogue/synonyms/terms'
import { nameText, optionalText, paging } from '#core/rules'
import { sorting } from '#core/lists/sorting'

export const synonymListValidator = vine.create({
  /** Part of any word of the group. */
  keyword: optionalText(SynonymLimit.length),
  ...paging(),
  ...sorting('synonym-groups'),
})

export const synonymsValidator = vine.create({
  words: vine
    .array(nameText().minLength(2).maxLength(SynonymLimit.length).regex(SynonymPattern))
    .minLength(2)
    .maxLength(SynonymLimit.words),
  /** The version of the group that was shown; none for a new one. */
  lockVersion: vine.number().withoutDecimals().min(0).optional(),
})
synonymsValidator.messagesProvider = new SimpleMessagesProvider({
  'words.required': synonymMessages.words,
  'words.array': synonymMessages.words,
  'words.array.minLength': synonymMessages.words,
  'words.array.maxLength': synonymMessages.words,
  'words.*.string': synonymMessages.word,
  'words.*.minLength': synonymMessages.word,
  'words.*.maxLength': synonymMessages.word,
  'words.*.regex': synonymMessages.word,
  'words.*.visible': synonymMessages.word,
  'words.*.required': synonymMessages.word,
  'lockVersion': synonymMessages.changed,
})
