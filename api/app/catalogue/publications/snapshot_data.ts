import { fieldOf, snapshotFieldNames, type CourseField, type FieldsWith } from '#catalogue/course_fields'
import type { SnapshotChapter, SnapshotCourse } from '#catalogue/publications/snapshot'
import {
  ChapterFieldText,
  ChapterStatusText,
  CourseTagText,
  type ChapterStatus,
  type CourseTag,
  type FieldValueKind,
} from '#catalogue/terms'
import { toMinutes } from '#core/duration'
import { safeHtml } from '#core/rich_text/rich_text'

export type Shown = string | string[] | null

export interface FieldValue {
  field: string
  label: string
  kind: FieldValueKind
  value: unknown
  shown: Shown
}

const money = (fen: number) => `¥${(fen / 100).toFixed(2)}`
const duration = (seconds: number) => (seconds ? `${toMinutes(seconds)} 分钟` : null)
const paper = (id: number | null) => (id ? `已设置（编号 ${id}）` : null)

export function courseFieldValues(course: SnapshotCourse): FieldValue[] {
  return snapshotFieldNames.map((name) => {
    const field = fieldOf(name)
    const { shown, value = shown } = isList(name) ? listValues[name](course) : plainValue(field, course)
    const kind = isFieldValueKind(field.kind) ? field.kind : 'text'
    return { field: name, label: field.label, kind, value, shown: emptyAsNull(shown) }
  })
}

type ListName = FieldsWith<{ kind: 'list' }>
interface Reading {
  shown: Shown
  value?: unknown
}

const listValues: Record<ListName, (course: SnapshotCourse) => Reading> = {
  discountRules: ({ rules }) => ({ shown: rules.map(ruleText) }),
  courseTags: ({ tags }) => ({ shown: tags.map((tag) => CourseTagText[tag as CourseTag] ?? tag) }),
  models: ({ models }) => ({ shown: models.map(modelText), value: models.map(modelKey) }),
}
const isList = (name: string): name is ListName => name in listValues
const isFieldValueKind = (kind: string): kind is FieldValueKind =>
  ['text', 'money', 'rich', 'image', 'list'].includes(kind)

function plainValue(field: CourseField, course: SnapshotCourse): Reading {
  const values = course as unknown as Record<string, any>
  const value = values[field.attribute] ?? null
  switch (field.kind) {
    case 'money':
      return { shown: value || (value === 0 && !field.zeroIsNone) ? money(value) : null }
    case 'minutes':
      return { shown: duration(Number(value)), value: Number(value) }
    case 'time':
      return { shown: value && String(value).slice(0, 16), value }
    case 'reference':
      return { shown: values[field.nameAs!] ?? null, value }
    case 'choice':
      return { shown: value === null ? null : (field.options![value] ?? String(value)) }
    case 'flag':
      return { shown: value ? '是' : null }
    case 'paper':
      return { shown: paper(value) }
    case 'rich':
      return { shown: safeHtml(value ?? '') }
    default:
      return { shown: value }
  }
}

export function chapterFieldValues(chapter: SnapshotChapter): FieldValue[] {
  const { videoId, videoTitle, videoSeconds, handoutKey, handoutName, handoutSize } = chapter
  const fieldValue = (
    field: keyof typeof ChapterFieldText,
    shown: string | null,
    value: unknown = shown
  ): FieldValue => ({ field, label: ChapterFieldText[field], kind: 'text', value, shown })

  return [
    fieldValue('chapterTitle', chapter.title),
    fieldValue('chapterTime', duration(chapter.creditSeconds), chapter.creditSeconds),
    fieldValue('chapterVideoId', videoId && `${videoTitle ?? videoId}（${durationText(videoSeconds)}）`, [
      videoId,
      videoId && videoSeconds,
    ]),
    fieldValue(
      'chapterHandoutExtension',
      handoutKey && `${handoutName ?? handoutKey}（${sizeText(handoutSize ?? 0)}）`,
      [handoutKey, handoutName]
    ),
    fieldValue('paperId', paper(chapter.paperId)),
    fieldValue('chapterTrial', chapter.trial ? '是' : null),
    fieldValue('chapterStatus', ChapterStatusText[chapter.status as ChapterStatus] ?? chapter.status),
  ]
}

function ruleText({ ruleCode, priceFen }: SnapshotCourse['rules'][number]): string {
  return priceFen === null ? `规则 ${ruleCode}` : `规则 ${ruleCode}：${money(priceFen)}`
}

function modelText({ modelCode, modelName, courseName }: SnapshotCourse['models'][number]): string {
  return `${modelName}：${courseName}（编号 ${modelCode}）`
}

/** Renaming a course does not change its key among the variants. */
function modelKey({ modelCode, modelName }: SnapshotCourse['models'][number]) {
  return [modelCode, modelName]
}

function emptyAsNull(shown: Shown): Shown {
  return shown === '' || (Array.isArray(shown) && !shown.length) ? null : shown
}

function durationText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}
