import type { CourseType } from './course_type.js'

export * from './course_type.js'
export * from './chapters/terms.js'
export * from './listing/terms.js'
export * from './publications/terms.js'
export * from './publish_checks/terms.js'
export * from './search/terms.js'
export { messages } from './messages.js'

/** Video courses: quantity one per user, entitlement per course. */
export const VideoTypes: readonly CourseType[] = [1, 5, 6]
/** Sent by courier: they need an address and may have a shipping price. */
export const ShippedTypes: readonly CourseType[] = [3, 4]
export const UnpricedTypes: readonly CourseType[] = [2, 7]
export const CodeTypes: readonly CourseType[] = [5]
export const CourseTypes: readonly CourseType[] = [1, 2, 3, 4, 5, 6, 7]
/** Types with a price, in the storefront's order. */
export const SoldTypes = [1, 5, 6, 3, 4] as const satisfies readonly CourseType[]

export const CourseStatus = { Unpublish: 'unpublish', Auditing: 'auditing', Published: 'published' } as const
export type CourseStatus = (typeof CourseStatus)[keyof typeof CourseStatus]
export const CourseStatusText = {
  unpublish: '未发布',
  auditing: '审核中',
  published: '已发布',
} as const satisfies Record<CourseStatus, string>
export const CourseStatuses: readonly CourseStatus[] = ['unpublish', 'auditing', 'published']

export const LiveStatus = { Unstarted: 'unstarted', Started: 'started', Completed: 'completed' } as const
export type LiveStatus = (typeof LiveStatus)[keyof typeof LiveStatus]
export const LiveStatusText = { unstarted: '未开始', started: '直播中', completed: '已结束' } as const satisfies Record<
  LiveStatus,
  string
>
export const LiveStatuses: readonly LiveStatus[] = ['unstarted', 'started', 'completed']

export const CertSubject = {
  Building: 'jzgc',
  Municipal: 'szgc',
  Water: 'slsd',
  Mechanical: 'jdgc',
  Highway: 'glgc',
  Mining: 'kygc',
} as const
export type CertSubject = (typeof CertSubject)[keyof typeof CertSubject]
export const CertSubjectText = {
  jzgc: '建筑工程',
  szgc: '市政公用工程',
  slsd: '水利水电工程',
  jdgc: '机电与矿业工程',
  glgc: '公路工程',
  kygc: '矿业工程',
} as const satisfies Record<CertSubject, string>
export const CertSubjects: readonly CertSubject[] = ['jzgc', 'szgc', 'slsd', 'jdgc', 'glgc', 'kygc']
export const CooperativeSubjects: readonly CertSubject[] = ['jdgc', 'kygc', 'glgc']
export const EntrySubjects: readonly CertSubject[] = ['jzgc', 'slsd', 'szgc']

export const RequiredCourse = { Elective: 0, Required: 1 } as const
export type RequiredCourse = (typeof RequiredCourse)[keyof typeof RequiredCourse]
export const RequiredCourseText = { 0: '选修', 1: '必修' } as const satisfies Record<RequiredCourse, string>

/** What a course counts as: `optional` for no certificate; a bundle may have parts of the other kind. */
export const CategoryType = {
  RequiredOptional: 'required_optional',
  Required: 'required',
  Optional: 'optional',
  Elective: 'elective',
  ElectiveOptional: 'elective_optional',
} as const
export type CategoryType = (typeof CategoryType)[keyof typeof CategoryType]

/** `Package` marks a bundle: buying it grants each of its models. */
export const CourseTag = {
  Package: 'Package',
  MainCert: 'MainCert',
  AdditionalCert: 'AdditionalCert',
  NoPublish: 'nopublish',
  Published: 'published',
  FreeCourse: 'freecourse',
  Hide: 'hide',
  Free: 'free',
} as const
export type CourseTag = (typeof CourseTag)[keyof typeof CourseTag]
export const CourseTagText = {
  Package: '套餐',
  MainCert: '主项证书',
  AdditionalCert: '增项证书',
  nopublish: '不公开',
  published: '公开',
  freecourse: '免费课程',
  hide: '隐藏',
  free: '免费',
} as const satisfies Record<CourseTag, string>
export const CourseTags: readonly CourseTag[] = [
  'Package',
  'MainCert',
  'AdditionalCert',
  'nopublish',
  'published',
  'freecourse',
  'hide',
  'free',
]
/** Tags that mark a price of 0 as intended. */
export const FreeTags: readonly CourseTag[] = ['freecourse', 'free']
/** Hidden from the public, unless it is a variant of a visible course. */
export const HidingTags: readonly CourseTag[] = ['hide', 'nopublish']

export const isHidden = (tags: readonly string[]): boolean => tags.some((tag) => HidingTags.includes(tag as CourseTag))

export const RuleCodes = ['01', '02', '03', '04', '05', '06'] as const
/** Reduces the total of its line items and has no price of its own. */
export const TierRuleCode = '06'

export const OrderBy = {
  Default: 'default',
  Newest: 'newest',
  PriceAsc: 'price-asc',
  PriceDesc: 'price-desc',
  Popular: 'popular',
} as const
export type OrderBy = (typeof OrderBy)[keyof typeof OrderBy]
export const OrderByText = {
  'default': '综合',
  'newest': '最新',
  'price-asc': '价格从低到高',
  'price-desc': '价格从高到低',
  'popular': '最受欢迎',
} as const satisfies Record<OrderBy, string>
export const OrderBys: readonly OrderBy[] = ['default', 'newest', 'price-asc', 'price-desc', 'popular']

/** Characters: at least 6 for Q&A, notices and products (docs/product.md 2.5). */
export const CourseNameMin = 2
export const LongNameMin = 6
export const LongNameTypes: readonly CourseType[] = [2, 3, 4, 7]
export const CourseNameMax = 1000
export const TeachingAddrMax = 330
export const TeachingTypeMax = 1000
export const DescriptionMax = 200_000
export const ModelNameMax = 100
export const MaxModels = 50
export const CourseMinutesMax = 10_000
/** Minutes of a live lesson. */
export const LiveMinutesMax = 600
export const PriceMax = 1_000_000
/** Yuan. A lower price would make a priced course free. */
export const RulePriceMin = 0.01
export const DiscountMin = 0.01
export const SentBackReasonMax = 500
/** Characters of the reason with which an admin publishes despite missing items. */
export const PreflightReasonMax = 200
/** Of a change of prices or display while published. */
export const ChangeReasonMax = 200
export const MaxBatch = 100
/** Replaces a video id: a live course plays its own stream (docs/product.md 2.6). */
export const LiveVideoMarker = 'live'
export const PushSeconds = 12 * 3600
