import vine from '@vinejs/vine'
import { ChapterMinutesMax, ChapterStatuses, ChapterTitleMax, ChapterTitleMin, messages } from '#catalogue/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { MaxRowId, nameText, rowId } from '#core/rules'

export const chapterFormValidator = vine.create({
  parentId: vine.number().withoutDecimals().range([0, MaxRowId]).nullable().optional(),
  chapterTitle: nameText().minLength(ChapterTitleMin).maxLength(ChapterTitleMax),
  chapterTime: vine.number().range([0, ChapterMinutesMax]).decimal([0, 1]).nullable().optional(),
  chapterStatus: vine.enum(ChapterStatuses).nullable().optional(),
  /** A preview that all visitors may watch. */
  trial: vine.boolean().nullable().optional(),
  chapterVideoId: vine.string().maxLength(64).nullable().optional(),
  /** URL of an uploaded handout. Absent leaves it unchanged, null removes it. */
  chapterHandoutExtension: vine.string().maxLength(500).nullable().optional(),
  chapterHandoutName: nameText().minLength(1).maxLength(255).nullable().optional(),
  /** The version when the form was opened; if absent, other changes are overwritten. */
  chapterVersion: vine.string().maxLength(20).nullable().optional(),
})
chapterFormValidator.messagesProvider = new FormMessagesProvider({
  'chapterTitle.required': messages.enterChapterTitle,
  'chapterTitle.string': messages.enterChapterTitle,
  'chapterTitle.minLength': messages.chapterTitleLength,
  'chapterTitle.maxLength': messages.chapterTitleLength,
  'chapterTime.number': messages.chapterMinutesRange,
  'chapterTime.range': messages.chapterMinutesRange,
  'chapterTime.decimal': messages.chapterMinutesRange,
  'chapterVideoId.maxLength': messages.videoUnknown,
})

export const chapterMoveValidator = vine.create({
  sourceChapterId: rowId(),
  parentChapterId: vine.number().withoutDecimals().range([0, MaxRowId]).nullable().optional(),
  chapterIds: vine.array(rowId()).minLength(1).maxLength(1000),
})
