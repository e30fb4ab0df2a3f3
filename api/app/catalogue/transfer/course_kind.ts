import Course from '#catalogue/course'
import { CourseTags, CourseType, type CourseTag } from '#catalogue/terms'
import { courseColumns } from '#catalogue/transfer/course_columns'
import { readCourses } from '#catalogue/transfer/read_courses'
import { writeCourses } from '#catalogue/transfer/write_courses'
import { prepareRichText } from '#core/rich_text/prepare_rich_text'
import { transferKind } from '#core/transfer/kind'

export const courseKind = transferKind({
  object: 'courses',
  table: 'courses',
  columns: courseColumns,
  batch: 20,
  async check(rows, { refuse, note, trx }) {
    const ids = rows.flatMap(({ rowId }) => rowId ?? [])
    const published = await Course.query({ client: trx }).whereIn('id', ids).whereNot('courseStatus', 'unpublish')
    for (const row of rows) {
      const { course_type: type, cert_subject: subject, required_course: required, tags } = row.values
      const isEducation = Number(type) === CourseType.FurtherEducation
      if (isEducation && !subject) refuse(row, missing('cert_subject', '专业'))
      else if (isEducation && required === null) refuse(row, missing('required_course', '必修课'))
      else if (tags?.some((tag) => !CourseTags.includes(tag as CourseTag))) {
        refuse(row, { code: 'E_RULE', column: 'tags', facts: { sentence: `标签只能是 ${CourseTags.join('、')}` } })
      } else if (published.some(({ id }) => id === row.rowId)) {
        refuse(row, { code: 'E_RULE', facts: { sentence: '课程已提交审核或发布，请先撤回再导入' } })
      } else {
        const error = await prepareRichText(row.values.description_html ?? '')
        if (error) refuse(row, { code: 'E_RULE', column: 'description_html', facts: { sentence: error } })
        else if (isEducation && !row.values.course_seconds && !tags?.includes('Package')) note(row, withoutHours)
      }
    }
  },
  write: writeCourses,
  read: readCourses,
})

const withoutHours = {
  code: 'W_RULE',
  column: 'course_seconds',
  facts: { sentence: '继续教育课程没有填写学时，学员的学习进度会一直显示 0%' },
} as const
const missing = (column: string, title: string) => ({ code: 'E_REQUIRED', column, facts: { column: title } }) as const
