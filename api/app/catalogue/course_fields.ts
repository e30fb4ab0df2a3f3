import { messages } from './messages.js'
import {
  CertSubjectText,
  CourseNameMax,
  CourseType,
  LiveStatusText,
  RequiredCourseText,
  TeachingAddrMax,
  TeachingTypeMax,
} from './terms.js'

/** `money` is fen inside and yuan outside, `minutes` are stored as seconds, `time` in UTC, `multiplier` as basis points. */
export type CourseFieldKind =
  | 'text'
  | 'rich'
  | 'image'
  | 'colour'
  | 'video'
  | 'paper'
  | 'reference'
  | 'choice'
  | 'flag'
  | 'money'
  | 'multiplier'
  | 'minutes'
  | 'time'
  | 'count'
  | 'list'

export interface CourseField {
  /** Attribute of the course model and of the snapshot; the column is the same in snake case. */
  attribute: string
  label: string
  kind: CourseFieldKind
  /** Shown in public lists, only on the course page, only to staff, or never. */
  shownOn: 'card' | 'detail' | 'staff' | 'nowhere'
  /** An admin can change it in any state of the course; all others only while it is unpublished. */
  adjustable?: true
  /** Not on the course form: another command writes it. */
  elsewhere?: true
  /** False if an auditor does not compare it with the last publication. */
  inSnapshot?: false
  /** Only on the form of courses of this type. */
  ofType?: CourseType
  required?: true
  /** In characters. A text with a limit gets its validator rule from here. */
  max?: number
  /** Message when the field is missing or too long; otherwise a general message with the label. */
  missing?: string
  tooLong?: string
  /** Labels of a choice. */
  options?: Readonly<Record<string | number, string>>
  /** Attribute that holds the name of a referenced row. */
  nameAs?: string
  /** An amount of 0 counts as empty. */
  zeroIsNone?: true
}

/** Form, validator, detail, snapshot, labels and test data follow from this one list (docs/contributing.md). */
export const courseFields = {
  courseName: {
    attribute: 'courseName',
    label: '课程名称',
    kind: 'text',
    shownOn: 'card',
    required: true,
    max: CourseNameMax,
    missing: messages.enterName,
  },
  converImgUrl: {
    attribute: 'coverUrl',
    label: '课程封面',
    kind: 'image',
    shownOn: 'card',
    missing: messages.coverNeeded,
  },
  courseTeacher: {
    attribute: 'teacherId',
    label: '讲课专家',
    kind: 'reference',
    nameAs: 'teacherName',
    shownOn: 'card',
    missing: messages.chooseTeacher,
  },
  certSubject: {
    attribute: 'certSubject',
    label: '专业',
    kind: 'choice',
    options: CertSubjectText,
    shownOn: 'card',
    ofType: CourseType.FurtherEducation,
    missing: messages.chooseSubject,
  },
  requiredCourse: {
    attribute: 'requiredCourse',
    label: '是否必修课',
    kind: 'choice',
    options: RequiredCourseText,
    shownOn: 'card',
    ofType: CourseType.FurtherEducation,
    missing: messages.chooseRequired,
  },
  teachingType: {
    attribute: 'teachingType',
    label: '授课方式',
    kind: 'text',
    shownOn: 'detail',
    max: TeachingTypeMax,
    tooLong: messages.teachingTypeLength,
  },
  teachingAddr: {
    attribute: 'teachingAddr',
    label: '授课地点',
    kind: 'text',
    shownOn: 'detail',
    ofType: CourseType.Course,
    max: TeachingAddrMax,
    tooLong: messages.teachingAddrLength,
  },
  coursePriceOriginal: {
    attribute: 'originalPriceFen',
    label: '原价',
    kind: 'money',
    shownOn: 'card',
    adjustable: true,
  },
  coursePrice: { attribute: 'priceFen', label: '优惠价', kind: 'money', shownOn: 'card', adjustable: true },
  freightPrice: {
    attribute: 'freightFen',
    label: '运费',
    kind: 'money',
    shownOn: 'card',
    adjustable: true,
    zeroIsNone: true,
  },
  discountRules: { attribute: 'rules', label: '优惠规则', kind: 'list', shownOn: 'detail', adjustable: true },
  courseTime: { attribute: 'courseSeconds', label: '学时', kind: 'minutes', shownOn: 'card' },
  courseTags: { attribute: 'tags', label: '标签', kind: 'list', shownOn: 'card', adjustable: true },
  models: { attribute: 'models', label: '规格', kind: 'list', shownOn: 'detail' },
  relatedCourseId: {
    attribute: 'relatedCourseId',
    label: '关联教材',
    kind: 'reference',
    nameAs: 'relatedCourseName',
    shownOn: 'detail',
  },
  recommended: { attribute: 'recommended', label: '首页轮播', kind: 'flag', shownOn: 'card', adjustable: true },
  backgroundColor: { attribute: 'backgroundColor', label: '轮播底色', kind: 'colour', shownOn: 'card' },
  videoId: { attribute: 'videoId', label: '课程视频', kind: 'video', shownOn: 'nowhere', elsewhere: true },
  paperId: { attribute: 'paperId', label: '课程测试', kind: 'paper', shownOn: 'detail', elsewhere: true },
  courseDescription: { attribute: 'courseDescription', label: '课程介绍', kind: 'rich', shownOn: 'detail' },
  coursePriceDiscount: {
    attribute: 'discountBp',
    label: '折扣',
    kind: 'multiplier',
    shownOn: 'staff',
    adjustable: true,
    inSnapshot: false,
  },
  courseOrder: {
    attribute: 'courseOrder',
    label: '排序号',
    kind: 'count',
    shownOn: 'staff',
    adjustable: true,
    inSnapshot: false,
  },
  orderCount: {
    attribute: 'orderCount',
    label: '订单数',
    kind: 'count',
    shownOn: 'card',
    adjustable: true,
    inSnapshot: false,
  },
  liveStatus: {
    attribute: 'liveStatus',
    label: '直播状态',
    kind: 'choice',
    options: LiveStatusText,
    shownOn: 'card',
    ofType: CourseType.Live,
    missing: messages.chooseLiveStatus,
    inSnapshot: false,
  },
  liveStartsAt: {
    attribute: 'liveStartsAt',
    label: '开播时间',
    kind: 'time',
    shownOn: 'card',
    ofType: CourseType.Live,
  },
  liveMinutes: {
    attribute: 'liveSeconds',
    label: '直播时长',
    kind: 'minutes',
    shownOn: 'card',
    ofType: CourseType.Live,
  },
} as const satisfies Record<string, CourseField>

export type CourseFields = typeof courseFields
export type CourseFieldName = keyof CourseFields
export type FieldsWith<P> = {
  [N in CourseFieldName]: CourseFields[N] extends P ? N : never
}[CourseFieldName]

type ListName = FieldsWith<{ kind: 'list' }>
export type SnapshotFieldName = Exclude<CourseFieldName, FieldsWith<{ inSnapshot: false }>>
export type DetailFieldName = Exclude<FieldsWith<{ shownOn: 'detail' }>, ListName>
export type RowFieldName = Exclude<FieldsWith<{ shownOn: 'card' | 'staff' }>, ListName>
export type AdjustableFieldName = FieldsWith<{ adjustable: true }>
/** An optional text with a limit: everything about it is derived from the table. */
export type PlainTextName = Exclude<FieldsWith<{ kind: 'text' }>, FieldsWith<{ required: true }>>

type Choice<F extends CourseField> = keyof NonNullable<F['options']> | null
type WireValue<F extends CourseField> = F extends { kind: 'choice' }
  ? Choice<F>
  : F extends { kind: 'flag' }
    ? 0 | 1
    : F extends { kind: 'money' | 'minutes' | 'multiplier' | 'count' }
      ? number
      : F extends { kind: 'reference' | 'paper' }
        ? number | null
        : F extends { required: true } | { kind: 'rich' }
          ? string
          : string | null
export type CourseFieldValues = {
  [N in Exclude<CourseFieldName, ListName>]: WireValue<CourseFields[N]>
}

export const courseFieldNames = Object.keys(courseFields) as CourseFieldName[]

export function columnOf(attribute: string): string {
  return attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function fieldOf(name: CourseFieldName): CourseField {
  return courseFields[name]
}

function namesWhere<N extends CourseFieldName>(holds: (field: CourseField) => boolean): N[] {
  return courseFieldNames.filter((name) => holds(fieldOf(name))) as N[]
}

export const snapshotFieldNames = namesWhere<SnapshotFieldName>(({ inSnapshot }) => inSnapshot !== false)
export const rowFieldNames = namesWhere<RowFieldName>(
  ({ shownOn, kind }) => (shownOn === 'card' || shownOn === 'staff') && kind !== 'list'
)
export const detailFieldNames = namesWhere<DetailFieldName>(
  ({ shownOn, kind }) => shownOn === 'detail' && kind !== 'list'
)
export const adjustableFieldNames = namesWhere<AdjustableFieldName>(({ adjustable }) => Boolean(adjustable))
export const plainTextNames = namesWhere<PlainTextName>(({ kind, required }) => kind === 'text' && !required)
/** Fields that an author writes while the course is unpublished; lists are written to their own tables. */
export const contentFieldNames = namesWhere(
  ({ adjustable, elsewhere, kind }) => !adjustable && !elsewhere && kind !== 'list'
)

/** Labels of the course form, by their names on the wire. */
export const formFieldLabels: Record<string, string> = Object.fromEntries(
  namesWhere(({ elsewhere }) => !elsewhere).map((name) => [name, fieldOf(name).label])
)

/** Messages of fields that have their own, as `field.rule`. */
export const fieldMessages: Record<string, string> = Object.fromEntries(
  courseFieldNames.flatMap((name) => {
    const { missing, tooLong } = fieldOf(name)
    return [...(missing ? [[`${name}.required`, missing]] : []), ...(tooLong ? [[`${name}.maxLength`, tooLong]] : [])]
  })
)

const storedUnits: Partial<Record<CourseFieldKind, string>> = {
  money: '（分）',
  minutes: '（秒）',
  multiplier: '（万分比）',
  reference: '编号',
}

/** Labels of the form attributes in the audit log, which stores database values. */
export const attributeLabels: Record<string, string> = Object.fromEntries(
  namesWhere(({ elsewhere }) => !elsewhere).map((name) => {
    const { attribute, label, kind } = fieldOf(name)
    return [attribute, label + (storedUnits[kind] ?? '')]
  })
)
