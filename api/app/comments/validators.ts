import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { plainText } from '#comments/plain_text'
import { CommentMaxLength, CommentStatuses, messages } from '#comments/terms'
import { emptyToUndefined } from '#core/query_rules'
import { paging, rowId } from '#core/rules'

export const commentListValidator = vine.create({
  courseId: rowId().parse(emptyToUndefined).optional(),
  courseName: vine.string().trim().maxLength(100).parse(emptyToUndefined).optional(),
  commentStatus: vine
    .number()
    .in([...CommentStatuses])
    .parse(emptyToUndefined)
    .optional(),
  ...paging(),
})

/** The length limit applies to the cleaned text. */
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
