import db from '@adonisjs/lucid/services/db'
import { CourseStatus, CourseType, ShippedTypes } from '#catalogue/terms'
import type { Cell, TemplateSheet } from '#core/spreadsheet'
import { LearnerColumns as titles, MaxImportedLearners } from '#learning/learner_imports/terms'

const mostCourses = 500

/** The sheet to be filled in, and what its columns mean, with the courses and their numbers. */
export async function importTemplate(): Promise<TemplateSheet[]> {
  const courses: { id: number; name: string }[] = await db
    .from('courses')
    .where('course_status', CourseStatus.Published)
    .whereNotIn('course_type', [...ShippedTypes, CourseType.Article])
    .orderBy('id')
    .limit(mostCourses)
    .select('id', 'course_name as name')
  return [
    {
      name: '学员',
      columns: Object.values(titles).map((title) => ({
        title,
        width: title === titles.idCard ? 24 : 18,
        format: 'text',
      })),
      rows: [],
    },
    {
      name: '填写说明',
      columns: [
        { title: '列', width: 14 },
        { title: '填写方法', width: 70 },
      ],
      rows: [
        [titles.userName, '必填，身份证上的姓名，2 到 20 个字'],
        [titles.idCard, '可以不填；有学时的课程必填。已设为文本，请勿改为数字'],
        [titles.telephone, '必填，学员用它收短信验证码登录'],
        [titles.courseNumber, '可以不填；编号见下面的课程。一名学员开通几门课程就写几行'],
        [titles.expiresOn, '如 2027-12-31，当天仍可学习；不填则按系统设置的有效天数'],
        ['其他', `一次最多 ${MaxImportedLearners} 行；重复导入同一份表格不会重复开通`],
        [null, null],
        [titles.courseNumber, '课程名称'],
        ...courses.map(({ id, name }): Cell[] => [String(id), name]),
      ],
    },
  ]
}
