import vine from '@vinejs/vine'
import { LiveStatuses, messages } from '#catalogue/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { nameText, paging, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'
import { VideoBytesLimit, VideoStatuses, VideoTitleMax, messages as mediaSays } from '#media/terms'

const videoId = () => vine.string().regex(/^[\w-]{1,64}$/)
const title = () => nameText().maxLength(VideoTitleMax).parse(emptyToUndefined)

export const uploadGrantValidator = vine.create({
  videoId: videoId().parse(emptyToUndefined).optional(),
  title: title().optional().requiredIfMissing('videoId'),
  fileName: nameText()
    .maxLength(VideoTitleMax)
    .regex(/[^/\\]\.mp4$/i)
    .parse(emptyToUndefined)
    .optional()
    .requiredIfMissing('videoId'),
  courseId: rowId().parse(emptyToUndefined).optional(),
  fileSize: vine
    .number()
    .withoutDecimals()
    .range([1, VideoBytesLimit - 1])
    .parse(emptyToUndefined)
    .optional(),
})
uploadGrantValidator.messagesProvider = new FormMessagesProvider({
  'title.required': mediaSays.videoTitleNeeded,
  'title.maxLength': mediaSays.videoTitleLength,
  'fileName.required': mediaSays.videoType,
  'fileName.regex': mediaSays.videoType,
  'fileName.maxLength': mediaSays.videoType,
  'fileSize.range': mediaSays.videoTooLarge,
  'videoId.regex': messages.videoUnknown,
})

export const chapterVideoValidator = vine.create({
  videoId: videoId(),
  duration: vine.number().range([0, 360_000]).nullable().optional(),
})
chapterVideoValidator.messagesProvider = new FormMessagesProvider({
  'videoId.required': messages.videoNeeded,
  'videoId.regex': messages.videoUnknown,
})

export const allVideosValidator = vine.create(paging())

export const videoChoiceValidator = vine.create({ videoName: title().optional() })

export const cloudVideosValidator = vine.create({
  ...paging(),
  ...sorting('cloud-videos'),
  title: title().optional(),
  videoStatus: vine
    .enum([...VideoStatuses])
    .parse(emptyToUndefined)
    .optional(),
})

/** `videoIds=a,b`, or repeated. An empty list is rejected and never means all. */
export const videoDeletionValidator = vine.create({
  videoIds: vine
    .array(videoId())
    .minLength(1)
    .maxLength(100)
    .parse((value) => {
      const given = [value].flat().flatMap((one) => String(one ?? '').split(','))
      return given.map((one) => one.trim()).filter(Boolean)
    }),
})
videoDeletionValidator.messagesProvider = new FormMessagesProvider({
  'videoIds.array.minLength': mediaSays.videosNeeded,
  'videoIds.array.maxLength': mediaSays.videosTooMany,
  'videoIds.*.regex': messages.videoUnknown,
})

export const liveStatusValidator = vine.create({ liveStatus: vine.enum([...LiveStatuses]) })
liveStatusValidator.messagesProvider = new FormMessagesProvider({
  'liveStatus.required': messages.chooseLiveStatus,
  'liveStatus.enum': messages.chooseLiveStatus,
})
