import { ChapterStatusText } from '#catalogue/chapters/terms'
import { courseFieldNames, fieldOf, type CourseField } from '#catalogue/course_fields'
import { CourseStatusText, CourseTagText, CourseTypeText } from '#catalogue/terms'
import { RuleText } from '#commerce/terms'
import * as as from '#start/objects/fields'
import type { Field, Fields } from '#start/objects/fields'

/** The fields of the course form, from the list that the form itself follows. */
const formFields: Fields = Object.fromEntries(
  courseFieldNames.map((name) => [fieldOf(name).attribute, formField(fieldOf(name))])
)

function formField(field: CourseField): Field {
  const { label, kind, options, attribute } = field
  switch (kind) {
    case 'money':
      return as.money(label)
    case 'minutes':
      return as.minutes(label)
    case 'multiplier':
      return as.discount(label)
    case 'count':
      return as.count(label)
    case 'flag':
      return as.flag(label)
    case 'time':
      return as.time(label)
    case 'choice':
      return as.choice(label, options!)
    case 'reference':
      return as.reference(label, attribute === 'teacherId' ? 'user' : 'course')
    case 'paper':
      return as.reference(label, 'paper')
    case 'video':
      return as.reference(label, 'cloud-video')
    case 'image':
      return fileName(label)
    default:
      return as.text(label)
  }
}

/** A picture is identified by the end of its URL. */
function fileName(label: string): Field {
  return { label, show: (value) => (typeof value === 'string' ? `图片 ${value.slice(-10)}` : null) }
}

interface Rule {
  ruleCode: keyof typeof RuleText
  discountedPriceFen: number | null
}
interface Model {
  modelCourseId: number | null
  modelName: string
}

/** A row has room for two fields, and the first ones of the type come first. */
const { priceFen, originalPriceFen, rules } = formFields
const pricesFirst: Fields = { priceFen, originalPriceFen, rules }

export const courseFields: Fields = {
  ...pricesFirst,
  ...formFields,
  courseDescription: { label: '课程介绍', show: descriptionText },
  tags: as.choice('标签', CourseTagText),
  rules: as.words<Rule>('优惠规则', ({ ruleCode, discountedPriceFen: fen }) => {
    const rule = RuleText[ruleCode]
    return rule ? rule + (fen === null ? '' : ` ${as.yuanText(fen)}`) : null
  }),
  models: as.words<Model>('规格', modelText, ({ modelCourseId: id }) => (id ? [`course:${id}`] : [])),
  courseType: as.choice('课程类别', CourseTypeText),
  courseStatus: as.choice('状态', CourseStatusText),
  courseHot: as.flag('热门'),
  publishedAt: as.time('发布时间'),
  submittedAt: as.time('提交时间'),
  sentBackReason: as.text('退回原因'),
  gaps: as.text('发布检查'),
  copiedFrom: as.reference('复制自', 'course'),
  place: as.number('位置', (place) => `第 ${place} 位`),
  before: as.reference('移到…之前', 'course'),
  kindIds: as.reference('计入的证书类别', 'qualification-kind'),
  presencePolicyId: as.reference('在学核验规则', 'presence-policy'),
  liveStream: as.technical('直播流'),
  lockVersion: as.technical('版本'),
  telephones: as.text('手机号'),
  userCourseIds: as.reference('学员课程', 'user-course'),
  genLiveCode: as.flag('生成直播码'),
  liveCodes: as.count('直播码', '个'),
  liveCode: as.text('直播码'),
  used: as.flag('已使用'),
  host: as.text('合作网站'),
  conditions: as.text('条件'),
  rows: as.count('行数', '行'),
  exportId: as.technical('导出编号'),
}

function modelText({ modelCourseId, modelName }: Model, titleOf: as.TitleOf): string {
  const course = modelCourseId && titleOf(`course:${modelCourseId}`)
  return course ? `${modelName}（${course}）` : modelName
}

/** 94 字 4b0c6cac273e: the number of characters and a checksum, because the text itself is in the publications. */
function descriptionText(value: unknown): string | null {
  const [, length, checksum] = /^(\d+) 字 (\w+)$/.exec(String(value)) ?? []
  if (!length) return null
  return length === '0' ? '空' : `${length} 字（校验值 ${checksum.slice(0, 4)}）`
}

export const chapterFields: Fields = {
  courseId: as.reference('课程', 'course'),
  chapterTitle: as.text('章节标题'),
  chapterStatus: as.choice('状态', ChapterStatusText),
  chapterOrder: as.number('位置', (place) => `第 ${place} 位`),
  order: as.number('位置', (place) => `第 ${place} 位`),
  parentId: as.reference('上级章节', 'chapter'),
  chapterIds: as.reference('章节顺序', 'chapter'),
  trial: as.flag('试看'),
  creditSeconds: as.minutes('学时'),
  videoId: as.reference('视频', 'cloud-video'),
  videoSeconds: as.seconds('视频时长'),
  handoutName: as.text('讲义'),
  handoutSize: as.bytes('讲义大小'),
  handoutKey: as.technical('讲义文件'),
  paperId: as.reference('章节测试', 'paper'),
}

export const videoFields: Fields = {
  videoId: as.technical('视频编号'),
  title: as.text('名称'),
  seconds: as.seconds('时长'),
  bytes: as.bytes('大小'),
}

export const teacherProfileFields: Fields = {
  teacherName: as.text('姓名'),
  school: as.text('单位'),
  teacherTitle: as.text('职称'),
  introduction: as.text('介绍'),
  motto: as.text('寄语'),
  avatarUrl: fileName('照片'),
  profileOrder: as.number('顺序', String),
  userId: as.reference('讲师账号', 'user'),
}

export const synonymFields: Fields = { words: as.text('同义词') }
