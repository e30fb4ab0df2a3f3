import {
  ChapterStatus,
  CooperativeSubjects,
  CourseTag,
  CourseType,
  FreeTags,
  MissingItemKind,
  MissingItemText,
  IntroductionMin,
  LiveStatus,
  ShortNameMin,
  UnpricedTypes,
  VideoTypes,
  isDefaultChapterName,
  type CertSubject,
  type MissingItem,
} from '#catalogue/terms'

export interface PreflightChapter {
  id: number
  parentId: number | null
  title: string
  status: string
  creditSeconds: number
  videoId: string | null
}

export interface CourseForChecks {
  courseName: string
  courseType: CourseType
  certSubject: string | null
  coverUrl: string | null
  priceFen: number
  originalPriceFen: number
  courseDescription: string | null
  videoId: string | null
  liveStatus: string | null
  /** Unix milliseconds, like `now`. */
  liveStartsAt: number | null
  liveSeconds: number
  now: number
  tags: string[]
  models: { courseName: string; isPublished: boolean }[]
  chapters: PreflightChapter[]
}

/** Items that a buyer would miss (docs/product.md 2.18). Name, price and cover come first. */
export function findMissingItems(course: CourseForChecks): MissingItem[] {
  return [
    ...nameGaps(course),
    ...coverGaps(course),
    ...priceGaps(course),
    ...textGaps(course),
    ...liveGaps(course),
    ...modelGaps(course),
    ...chapterGaps(course),
  ]
}

function nameGaps({ courseName }: CourseForChecks): MissingItem[] {
  return courseName.trim().length < ShortNameMin ? [atField(MissingItemKind.Name, 'courseName')] : []
}

function coverGaps({ courseType, coverUrl }: CourseForChecks): MissingItem[] {
  return needsCover(courseType) && !coverUrl ? [atField(MissingItemKind.Cover, 'converImgUrl')] : []
}

/** Without an original price there is none to compare with. */
const isAboveOriginal = ({ priceFen, originalPriceFen }: CourseForChecks) =>
  originalPriceFen > 0 && priceFen > originalPriceFen

/** A course that is free on purpose has a tag. */
function priceGaps(course: CourseForChecks): MissingItem[] {
  const isFree = course.tags.some((tag) => (FreeTags as readonly string[]).includes(tag))
  const needed = !UnpricedTypes.includes(course.courseType) && !isFree && !mustChoose(course)
  if (needed && course.priceFen <= 0) return [atField(MissingItemKind.Price, 'coursePrice')]
  return isAboveOriginal(course) ? [atField(MissingItemKind.PriceAboveOriginal, 'coursePrice')] : []
}

function textGaps({ courseType, priceFen, courseDescription }: CourseForChecks): MissingItem[] {
  const html = courseDescription ?? ''
  if (/<img\b/i.test(html)) return []
  const length = plainLength(html)
  if (length === 0) return [atField(MissingItemKind.Text, 'courseDescription')]
  const isLong = VideoTypes.includes(courseType) && priceFen > 0
  return isLong && length < IntroductionMin ? [atField(MissingItemKind.ShortText, 'courseDescription')] : []
}

/** A live lesson that began or ended needs no date. */
function liveGaps(course: CourseForChecks): MissingItem[] {
  const { courseType, liveStatus, liveStartsAt, liveSeconds } = course
  if (courseType !== CourseType.Live || liveStatus !== LiveStatus.Unstarted) return []
  const length = liveSeconds > 0 ? [] : [atField(MissingItemKind.LiveLength, 'liveMinutes')]
  if (liveStartsAt === null) return [atField(MissingItemKind.LiveDate, 'liveStartsAt'), ...length]
  return liveStartsAt > course.now ? length : [atField(MissingItemKind.LivePast, 'liveStartsAt'), ...length]
}

function modelGaps(course: CourseForChecks): MissingItem[] {
  const { models } = course
  if (isBundle(course) && models.length === 0) return [atField(MissingItemKind.EmptyBundle, 'models')]
  return models
    .filter(({ isPublished }) => !isPublished)
    .map(({ courseName }) => atField(MissingItemKind.ModelUnpublished, 'models', courseName))
}

function chapterGaps(course: CourseForChecks): MissingItem[] {
  if (!hasOwnChapters(course)) return []
  const { courseType, priceFen, videoId, chapters } = course
  const shown = chapters.filter((one) => isShown(one, chapters))
  const leaves = shown.filter(
    ({ id, status }) => status === ChapterStatus.Published && !chapters.some(({ parentId }) => parentId === id)
  )
  if (leaves.length === 0 && !videoId) return [atField(MissingItemKind.NoChapter, 'chapters')]

  const titleOf = (id: number | null) => chapters.find((one) => one.id === id)?.title
  const counted = courseType === CourseType.FurtherEducation && priceFen > 0
  return [
    ...leaves.filter((one) => !one.videoId).map((one) => atChapter(MissingItemKind.NoVideo, one)),
    ...leaves
      .filter((one) => counted && one.videoId && one.creditSeconds <= 0)
      .map((one) => atChapter(MissingItemKind.NoMinutes, one)),
    ...shown
      .filter(({ title, parentId }) => isDefaultChapterName(title, titleOf(parentId)))
      .map((one) => atChapter(MissingItemKind.DefaultName, one)),
  ]
}

/** Partners teach elsewhere, live courses have a stream, and courses with variants and bundles sell other courses. */
function hasOwnChapters({ courseType, certSubject, models }: CourseForChecks): boolean {
  const isTaughtHere = courseType === CourseType.Course || courseType === CourseType.FurtherEducation
  const isCooperative = CooperativeSubjects.includes(certSubject as CertSubject)
  return isTaughtHere && !isCooperative && models.length === 0
}

function isShown(chapter: PreflightChapter, all: PreflightChapter[]): boolean {
  if (chapter.status === ChapterStatus.Unpublish) return false
  const parent = all.find(({ id }) => id === chapter.parentId)
  return !parent || isShown(parent, all)
}

function isBundle({ tags }: CourseForChecks): boolean {
  return tags.includes(CourseTag.Package)
}

function mustChoose(course: CourseForChecks): boolean {
  return course.models.length > 0 && !isBundle(course)
}

function plainLength(html: string): number {
  const text = html.replace(/<[^<>]*>/g, '').replace(/&(nbsp|#160);/g, ' ')
  return text.replace(/\s+/g, '').length
}

function atField(kind: MissingItemKind, field: string, name = ''): MissingItem {
  return { kind, text: MissingItemText[kind](name), field, chapterId: null }
}

function atChapter(kind: MissingItemKind, { id, title }: PreflightChapter): MissingItem {
  return { kind, text: MissingItemText[kind](title), field: null, chapterId: id }
}

export function needsCover(type: number): boolean {
  return type !== CourseType.Article && type !== CourseType.Answer
}
