import vine from '@vinejs/vine'
import {
  ChapterMinutesMax,
  ChapterStatuses,
  ChapterTitleMax,
  ChapterTitleMin,
  says,
} from '#catalogue/terms'
import { OwnSentences } from '#core/http/form_messages'

const key = () => vine.number().withoutDecimals().range([1, 4_294_967_295])

export const chapterFormValidator = vine.create({
  parentId: vine.number().withoutDecimals().range([0, 4_294_967_295]).nullable().optional(),
  chapterTitle: vine.string().trim().minLength(ChapterTitleMin).maxLength(ChapterTitleMax),
  chapterTime: vine.number().range([0, ChapterMinutesMax]).decimal([0, 1]).nullable().optional(),
  chapterStatus: vine.enum(ChapterStatuses).nullable().optional(),
  chapterVideoId: vine.string().maxLength(64).nullable().optional(),
  /** The address of an uploaded handout; unsaid keeps the one there is, null takes it away. */
  chapterHandoutExtension: vine.string().maxLength(500).nullable().optional(),
  chapterHandoutName: vine.string().trim().minLength(1).maxLength(255).nullable().optional(),
  /** As it was when the form was opened; unsaid overwrites whatever came between. */
  chapterVersion: vine.string().maxLength(20).nullable().optional(),
})
chapterFormValidator.messagesProvider = new OwnSentences({
  'chapterTitle.required': says.enterChapterTitle,
  'chapterTitle.string': says.enterChapterTitle,
  'chapterTitle.minLength': says.chapterTitleLength,
  'chapterTitle.maxLength': says.chapterTitleLength,
  'chapterTime.number': says.chapterMinutesRange,
  'chapterTime.range': says.chapterMinutesRange,
  'chapterTime.decimal': says.chapterMinutesRange,
  'chapterVideoId.maxLength': says.videoUnknown,
})

export const chapterMoveValidator = vine.create({
  sourceChapterId: key(),
  parentChapterId: vine.number().withoutDecimals().range([0, 4_294_967_295]).nullable().optional(),
  chapterIds: vine.array(key()).minLength(1).maxLength(1000),
})
