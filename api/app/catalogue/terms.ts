/** Everything sold or shown is a course of one of these types (learner side, section 9). */
export const CourseType = {
  Course: 1,
  Answer: 2,
  Book: 3,
  Material: 4,
  FurtherEducation: 5,
  Live: 6,
  Article: 7,
} as const
export type CourseType = (typeof CourseType)[keyof typeof CourseType]
export const CourseTypeText = {
  1: '网络课程',
  2: '问答',
  3: '图书',
  4: '继续教育教材',
  5: '继续教育',
  6: '直播',
  7: '通知公告',
} as const satisfies Record<CourseType, string>

/** Watched: one copy a person, entitlement by course. */
export const VideoTypes: readonly CourseType[] = [1, 5, 6]
/** Sent by courier: they need an address and may cost freight. */
export const ShippedTypes: readonly CourseType[] = [3, 4]
/** Read without a price of their own: shown to visitors whatever the price is. */
export const UnpricedTypes: readonly CourseType[] = [2, 7]
/** Bought only with an exclusive code. */
export const CodeTypes: readonly CourseType[] = [5]
export const CourseTypes: readonly CourseType[] = [1, 2, 3, 4, 5, 6, 7]

export const CourseStatus = {
  Unpublish: 'unpublish',
  Auditing: 'auditing',
  Published: 'published',
} as const
export type CourseStatus = (typeof CourseStatus)[keyof typeof CourseStatus]
export const CourseStatusText = {
  unpublish: '未发布',
  auditing: '审核中',
  published: '已发布',
} as const satisfies Record<CourseStatus, string>
export const CourseStatuses: readonly CourseStatus[] = ['unpublish', 'auditing', 'published']

export const LiveStatus = {
  Unstarted: 'unstarted',
  Started: 'started',
  Completed: 'completed',
} as const
export type LiveStatus = (typeof LiveStatus)[keyof typeof LiveStatus]
export const LiveStatusText = {
  unstarted: '未开始',
  started: '直播中',
  completed: '已结束',
} as const satisfies Record<LiveStatus, string>
export const LiveStatuses: readonly LiveStatus[] = ['unstarted', 'started', 'completed']

/** `pubprac` shows the chapter with its exercises only. */
export const ChapterStatus = {
  Unpublish: 'unpublish',
  PublishedPractice: 'pubprac',
  Published: 'published',
} as const
export type ChapterStatus = (typeof ChapterStatus)[keyof typeof ChapterStatus]
export const ChapterStatusText = {
  unpublish: '未发布',
  pubprac: '仅发布练习',
  published: '已发布',
} as const satisfies Record<ChapterStatus, string>
export const ChapterStatuses: readonly ChapterStatus[] = ['unpublish', 'pubprac', 'published']

/** The subjects that certificates and further education are kept by. */
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
/** Learned on a partner's site: the model link is not used on these. */
export const CooperativeSubjects: readonly CertSubject[] = ['jdgc', 'kygc', 'glgc']
/** Subjects with entry pages for required and elective courses. */
export const EntrySubjects: readonly CertSubject[] = ['jzgc', 'slsd', 'szgc']

export const RequiredCourse = { Elective: 0, Required: 1 } as const
export type RequiredCourse = (typeof RequiredCourse)[keyof typeof RequiredCourse]
export const RequiredCourseText = {
  0: '选修',
  1: '必修',
} as const satisfies Record<RequiredCourse, string>

/** `Package` marks a bundle: its models are what it contains, and buying it grants each of them. */
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
/** A course with one of these answers 404 to the public, unless it is a model of a visible course. */
export const HidingTags: readonly CourseTag[] = ['hide', 'nopublish']

/** The price rules a course may list; what they mean stands in the terms of commerce. */
export const RuleCodes = ['01', '02', '03', '04', '05', '06'] as const
/** Takes from the total of its lines and has no price of its own. */
export const TierRuleCode = '06'

/** Every order a list may be asked for; `default` is the shop's own, by display order. */
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
export const OrderBys: readonly OrderBy[] = [
  'default',
  'newest',
  'price-asc',
  'price-desc',
  'popular',
]

/** What a search is narrowed to; each kind has a tab of its own. */
export const SearchKind = {
  Course: 'course',
  Book: 'book',
  Answer: 'answer',
  Article: 'article',
} as const
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind]
export const SearchKinds: readonly SearchKind[] = ['course', 'book', 'answer', 'article']
export const SearchKindText = {
  course: '课程',
  book: '图书教材',
  answer: '考试问答',
  article: '通知公告',
} as const satisfies Record<SearchKind, string>
export const SearchKindTypes = {
  course: [1, 5, 6],
  book: [3, 4],
  answer: [2],
  article: [7],
} as const satisfies Record<SearchKind, readonly CourseType[]>
/** Characters of what is looked for. One alone would match half of the shop. */
export const KeywordMin = 2
export const KeywordMax = 50
const mostTerms = 5

/**
 * The words of a keyword: split at spaces, full-width letters and digits as ordinary ones, each word once.
 * All of them must be found.
 */
export function searchTerms(keyword: string): string[] {
  const folded = keyword.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (char) =>
    String.fromCharCode(char.charCodeAt(0) - 0xfee0)
  )
  return [...new Set(folded.split(/\s+/).filter(Boolean))].slice(0, mostTerms)
}

/** Characters of a name: 6 at least for Q&A, notices and products, 2 for the rest (back office, section 5). */
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
export const ChapterTitleMin = 2
export const ChapterTitleMax = 50
export const ChapterMinutesMax = 100
/** Yuan; far above any price and far below what a sum could overflow. */
export const PriceMax = 1_000_000
/** The multiplier of a product's price. */
export const DiscountMin = 0.01
export const SentBackReasonMax = 500
/** Courses that are published or revoked with one call. */
export const MaxBatch = 100
/** Stands where a recorded video's id would: a live course plays its own stream (back office, section 2.6). */
export const LiveVideoMarker = 'live'
/** Publications of one course that are kept to compare with (docs/decisions/0014). */
export const KeptPublications = 5
/** Seconds that the address to push a live stream to may be used to begin. */
export const PushSeconds = 12 * 3600
/** Width to height of a cover. */
export const CoverRatio = [100, 56] as const

/** How a fact is compared and shown beside its older self. */
export type FactKind = 'text' | 'money' | 'rich' | 'image' | 'list'

/** What an author decides of a course, by its name on the wire. */
export const CourseFieldText = {
  courseName: '课程名称',
  converImgUrl: '课程封面',
  courseTeacher: '讲课专家',
  certSubject: '专业',
  requiredCourse: '是否必修课',
  teachingType: '授课方式',
  teachingAddr: '授课地点',
  coursePriceOriginal: '原价',
  coursePrice: '优惠价',
  freightPrice: '运费',
  discountRules: '优惠规则',
  courseTime: '学时',
  courseTags: '标签',
  models: '规格',
  relatedCourseId: '关联教材',
  recommended: '首页轮播',
  backgroundColor: '轮播底色',
  videoId: '课程视频',
  paperId: '课程测试',
  courseDescription: '课程介绍',
} as const

export const ChapterFieldText = {
  chapterTitle: '标题',
  position: '位置',
  chapterTime: '学时',
  chapterVideoId: '视频',
  chapterHandoutExtension: '讲义',
  paperId: '章节测试',
  chapterStatus: '状态',
} as const

/** What became of a chapter since the last publication. */
export const ChapterChange = {
  Added: 'added',
  Removed: 'removed',
  Changed: 'changed',
  Moved: 'moved',
} as const
export type ChapterChange = (typeof ChapterChange)[keyof typeof ChapterChange]
export const ChapterChangeText = {
  added: '新增',
  removed: '删除',
  changed: '修改',
  moved: '移动',
} as const satisfies Record<ChapterChange, string>

export const says = {
  enterName: '请输入课程名称',
  enterProductPrice: '请输入商品价格',
  enterArticleTitle: '请输入通知标题',
  nameLength: '长度在 2 到 1000 个字符',
  longNameLength: '长度在 6 到 1000 个字符',
  copyNeedsName: '课程名称不能为空',
  coverNeeded: '必须选择封面',
  coverNotOurs: '请通过上传选择封面',
  teachingAddrLength: '最多只能输入330个字符',
  teachingTypeLength: '长度小于1000 个字符',
  chooseSubject: '请选择专业',
  chooseRequired: '请选择是否必修课',
  chooseTeacher: '请选择讲课专家',
  chooseLiveStatus: '请设置直播状态',
  teacherUnknown: '讲课专家不存在',
  typeFixed: '课程类型不能修改',
  priceRange: '价格必须在0到1000000之间，最多两位小数',
  productPriceRange: '优惠价格不能低于0.01',
  discountRange: '折扣必须在0.01到1之间',
  freightRange: '运费不能小于0',
  minutesRange: '学时必须在0到10000之间，最多一位小数',
  modelUnknown: '规格对应的课程不存在',
  modelSelf: '规格不能是课程自己',
  modelTwice: '同一课程只能作为一个规格',
  relatedUnknown: '关联的教材不存在',
  relatedSelf: '课程不能关联自己',
  ruleTwice: '同一优惠规则只能设置一次',
  rulePriceNeeded: '请输入优惠规则的价格',
  saveFirst: '请首先保存课程',
  saved: '保存成功',
  published: '发布成功',
  revoked: '撤销成功',
  submitted: '提交审核成功',
  withdrawn: '已撤回，可以继续修改',
  sentBack: '已退回修改',
  reasonNeeded: '请输入退回原因',
  copied: '课程复制成功，是否跳转到新课程?',
  copiedShort: '课程复制成功',
  deleted: '删除成功!',
  deleteConfirm: '确定要删除吗?',
  onlyUnpublishedEditable: '只有未发布的课程才能修改',
  onlyUnpublishedDeletable: '只有未发布的课程才能删除',
  onlyUnpublishedSubmitted: '只有未发布的课程才能提交审核',
  onlyPublishedRevoked: '只有已发布的课程才能撤销',
  onlyAuditingSentBack: '只有审核中的课程才能退回',
  alreadyPublished: '课程已经发布',
  alreadyUnpublished: '课程已经是未发布状态',
  soldNotDeletable: '课程已有订单或学员，不能删除',
  usedNotDeletable: '课程正被其他课程作为规格使用，不能删除',
  changedByOther: '课程已被其他人修改，请刷新后重新编辑',
  chapterChangedByOther: '章节已被其他人修改，请查看最新内容后再保存',
  batchSize: '一次请选择1到100项',
  otherType: '只能在同一类型的课程之间调整顺序',
  editorImageNotOurs: '图片请通过编辑器上传',
  enterChapterTitle: '请输入章节标题',
  chapterTitleLength: '长度在 2 到 50 个字符',
  chapterMinutesRange: '学时必须在0到100之间，最多一位小数',
  chapterHasChildren: '当前节点有子章节不能删除',
  chapterParentUnknown: '上级章节不存在',
  chapterTwoLevels: '章节最多两级',
  chapterOrderStale: '章节已被其他人修改，请刷新后重新调整',
  chapterStudied: '章节已有学习记录，不能删除',
  videoUnknown: '视频不存在',
  videoUpdated: '更新视频成功',
  videoMissing: '章节还没有视频',
  videoNeeded: '请选择视频',
  videoUploading: '视频正在上传，请上传完成后再保存',
  courseVideoMissing: '课程还没有视频',
  durationUnknown: '视频正在处理中，暂时无法获取时长，请稍后刷新',
  onlyLive: '只有直播课程才能使用直播功能',
  durationRefreshed: '刷新成功',
  handoutDeleted: '讲义删除成功',
  handoutNotOurs: '请通过上传选择讲义',
  videoTooLarge: '视频必须小于10G',
  handoutTooLarge: '讲义必须小于200M',
  keywordLength: '请输入2到50个字符的关键词',
  emptyCourses: '课程正在建设中...',
  emptyNotices: '尚未发布通知公告',
  noNewNotices: '没有最新通知',
  emptyHandouts: '该课程讲义暂未上线',
  emptyExercises: '该课程练习题暂未上线',
  practiceNeedsPurchase: '购买课程后才可以练习习题',
  handoutNeedsPurchase: '购买课程后才可以下载讲义',
  hiddenDetail: '购买课程后才可以查看详情',
  liveUnstarted: '直播尚未开始',
  liveCompleted: '直播已经结束',
  liveError: '直播出现错误',
  loading: '正在加载中...',
  noCreditTime: '未设置学时无法观看视频',
  nonRefundable: '网络课程一经购买不予退款，仅限购买者本人观看',
  bulkOnComputer: '批量购买后可按手机号分配给他人，仅支持在电脑上操作',
} as const

/** `章节{n}` at the top, the parent's title and `-{n}` below (back office, section 2.6). */
export function chapterName(position: number, parentTitle?: string): string {
  return parentTitle ? `${parentTitle}-${position}` : `章节${position}`
}
