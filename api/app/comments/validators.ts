import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { plainText } from '#comments/plain_text'
import { CommentMaxLength, CommentStatus, CommentStatuses, messages } from '#comments/terms'
import { rowIds } from '#core/lists/each_row'
import { emptyToUndefined } from '#core/query_rules'
import { paging, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'

export const commentListValidator = vine.create({
  courseId: rowId().parse(emptyToUndefined).optional(),
  courseName: vine.string().trim().maxLength(100).parse(emptyToUndefined).optional(),
  commentStatus: vine
    .number()
    .in([...CommentStatuses])
    .parse(emptyToUndefined)
    .optional(),
  ...paging(),
  ...sorting('comments'),
})

/** The length limit applies to the cleaned text. */
export const moderationBatchValidator = vine.create({
  courseCommentIds: rowIds(),
  commentStatus: vine.enum([CommentStatus.Approved, CommentStatus.Hidden] as const),
})

export const commentValidator = vine.create({
  courseId: rowId(),
  text: vine
    .string()
    .maxLength(CommentMaxLength)
    .parse((value) => (typeof value === 'string' ? plainText(value) || undefined : value)),
})

commentValidator.messagesProvider = new SimpleMessagesProvider(
  {
    'text.required': messages.empty,
    'text.maxLength': messages.tooLong,
    'required': '请填写{{ field }}',
    'string': '{{ field }}必须是文字',
    'number': '{{ field }}必须是数字',
    'withoutDecimals': '{{ field }}必须是整数',
    'range': '{{ field }}不在可选范围内',
  },
  { text: '评论内容', courseId: '课程' }
)
