import type { SnapshotChapter, SnapshotCourse } from '#catalogue/publications/snapshot'
import {
  CertSubjectText,
  ChapterFieldText,
  ChapterStatusText,
  CourseFieldText,
  CourseTagText,
  RequiredCourseText,
  type CertSubject,
  type ChapterStatus,
  type CourseTag,
  type FactKind,
} from '#catalogue/terms'
import { minutes } from '#core/duration'
import { safeHtml } from '#core/rich_text/rich_text'

export type Shown = string | string[] | null

/** One fact of a course or chapter: what it is compared by, and what a person reads of it. */
export interface Fact {
  field: string
  label: string
  kind: FactKind
  value: unknown
  shown: Shown
}

const money = (fen: number) => `¥${(fen / 100).toFixed(2)}`
const duration = (seconds: number) => (seconds ? `${minutes(seconds)} 分钟` : null)
const yes = (value: unknown) => (value ? '是' : null)
const paper = (id: number | null) => (id ? `已设置（编号 ${id}）` : null)

/** Every fact of a course that an author decides, in the order of its form. */
export function courseFacts(course: SnapshotCourse): Fact[] {
  const fact = (
    field: keyof typeof CourseFieldText,
    shown: Shown,
    kind: FactKind = 'text',
    value: unknown = shown
  ): Fact => ({ field, label: CourseFieldText[field], kind, value, shown: orNothing(shown) })

  return [
    fact('courseName', course.courseName),
    fact('converImgUrl', course.coverUrl, 'image'),
    fact('courseTeacher', course.teacherName, 'text', course.teacherId),
    fact('certSubject', course.certSubject && CertSubjectText[course.certSubject as CertSubject]),
    fact(
      'requiredCourse',
      course.requiredCourse === null ? null : RequiredCourseText[course.requiredCourse]
    ),
    fact('teachingType', course.teachingType),
    fact('teachingAddr', course.teachingAddr),
    fact('coursePriceOriginal', money(course.originalPriceFen), 'money'),
    fact('coursePrice', money(course.priceFen), 'money'),
    fact('freightPrice', course.freightFen ? money(course.freightFen) : null, 'money'),
    fact('discountRules', course.rules.map(rule), 'list'),
    fact('courseTime', duration(course.courseSeconds), 'text', course.courseSeconds),
    fact(
      'courseTags',
      course.tags.map((tag) => CourseTagText[tag as CourseTag] ?? tag),
      'list'
    ),
    fact('models', course.models.map(model), 'list', course.models.map(modelKey)),
    fact('relatedCourseId', course.relatedCourseName, 'text', course.relatedCourseId),
    fact('recommended', yes(course.recommended)),
    fact('backgroundColor', course.backgroundColor),
    fact('videoId', course.videoId),
    fact('paperId', paper(course.paperId)),
    fact('courseDescription', safeHtml(course.courseDescription), 'rich'),
  ]
}

/** Every fact of a chapter but its place in the tree. */
export function chapterFacts(chapter: SnapshotChapter): Fact[] {
  const { videoId, videoTitle, videoSeconds, handoutKey, handoutName, handoutSize } = chapter
  const fact = (
    field: keyof typeof ChapterFieldText,
    shown: string | null,
    value: unknown = shown
  ): Fact => ({ field, label: ChapterFieldText[field], kind: 'text', value, shown })

  return [
    fact('chapterTitle', chapter.title),
    fact('chapterTime', duration(chapter.creditSeconds), chapter.creditSeconds),
    fact('chapterVideoId', videoId && `${videoTitle ?? videoId}（${clock(videoSeconds)}）`, [
      videoId,
      videoId && videoSeconds,
    ]),
    fact(
      'chapterHandoutExtension',
      handoutKey && `${handoutName ?? handoutKey}（${size(handoutSize ?? 0)}）`,
      [handoutKey, handoutName]
    ),
    fact('paperId', paper(chapter.paperId)),
    fact('chapterStatus', ChapterStatusText[chapter.status as ChapterStatus] ?? chapter.status),
  ]
}

function rule({ ruleCode, priceFen }: SnapshotCourse['rules'][number]): string {
  return priceFen === null ? `规则 ${ruleCode}` : `规则 ${ruleCode}：${money(priceFen)}`
}

function model({ modelCode, modelName, courseName }: SnapshotCourse['models'][number]): string {
  return `${modelName}：${courseName}（编号 ${modelCode}）`
}

/** A course that was renamed is the same specification. */
function modelKey({ modelCode, modelName }: SnapshotCourse['models'][number]) {
  return [modelCode, modelName]
}

function orNothing(shown: Shown): Shown {
  return shown === '' || (Array.isArray(shown) && !shown.length) ? null : shown
}

/** Seconds as 分:秒. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}
