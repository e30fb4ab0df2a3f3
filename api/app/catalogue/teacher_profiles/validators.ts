import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { TeacherProfileLimit, teacherProfileMessages } from '#catalogue/teacher_profiles/terms'
import { nameText, rowId } from '#core/rules'

export const teacherProfileValidator = vine.create({
  teacherName: nameText().minLength(1).maxLength(TeacherProfileLimit.teacherName),
  school: nameText().maxLength(TeacherProfileLimit.school),
  teacherTitle: nameText().maxLength(TeacherProfileLimit.teacherTitle),
  introduction: vine.string().trim().minLength(1).maxLength(TeacherProfileLimit.introduction),
  motto: nameText().maxLength(TeacherProfileLimit.motto),
  avatarUrl: vine.string().trim().minLength(1).maxLength(500).nullable().optional(),
  profileOrder: vine.number().withoutDecimals().range([1, 999]),
  userId: rowId().nullable().optional(),
  /** The version that was shown; none for a new profile. */
  lockVersion: vine.number().withoutDecimals().min(0).optional(),
})

const rules = ['required', 'string', 'number', 'minLength', 'maxLength', 'withoutDecimals', 'range'] as const
const fields = ['teacherName', 'school', 'teacherTitle', 'introduction', 'motto', 'profileOrder', 'userId'] as const

teacherProfileValidator.messagesProvider = new SimpleMessagesProvider(
  Object.fromEntries(
    fields.flatMap((field) => rules.map((rule) => [`${field}.${rule}`, teacherProfileMessages[field]]))
  )
)
