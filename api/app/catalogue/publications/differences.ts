import { movedChapters } from '#catalogue/publications/moved_chapters'
import type { Snapshot, SnapshotChapter } from '#catalogue/publications/snapshot'
import {
  chapterFieldValues,
  courseFieldValues,
  type FieldValue,
  type Shown,
} from '#catalogue/publications/snapshot_data'
import { ChapterChange, ChapterFieldText, type FieldValueKind } from '#catalogue/terms'

export interface FieldDifference<S = Shown> {
  field: string
  label: string
  before: S
  after: S
  kind: FieldValueKind
}

export interface ChapterDifference {
  change: ChapterChange
  chapterId: number
  title: string
  fields: FieldDifference[]
}

export function differences(before: Snapshot | null, after: Snapshot) {
  return {
    fields: fieldDifferences(before && courseFieldValues(before.course), courseFieldValues(after.course)),
    chapters: chapterDifferences(before?.chapters ?? [], after.chapters),
  }
}

function fieldDifferences(before: FieldValue[] | null, after: FieldValue[] | null): FieldDifference[] {
  const [named, other] = after ? [after, before] : [before!, null]
  return named.flatMap(({ field, label, kind }, at) => {
    const [old, young] = after ? [other?.[at], after[at]] : [before![at], undefined]
    if (isSameValue(old, young)) return []
    const shown = { before: old?.shown ?? null, after: young?.shown ?? null }
    return [{ field, label, kind, ...withReplacementNote(shown) }]
  })
}

function isSameValue(before?: FieldValue, after?: FieldValue): boolean {
  if (!before || !after) return (before ?? after)!.shown === null
  return JSON.stringify(before.value) === JSON.stringify(after.value)
}

function withReplacementNote({ before, after }: { before: Shown; after: Shown }): { before: Shown; after: Shown } {
  if (JSON.stringify(before) !== JSON.stringify(after) || after === null) return { before, after }
  const changed = '（内容已更换）'
  const other = Array.isArray(after) ? [...after, changed] : `${after}${changed}`
  return { before, after: other }
}

function chapterDifferences(before: SnapshotChapter[], after: SnapshotChapter[]): ChapterDifference[] {
  const old = new Map(before.map((chapter) => [chapter.id, chapter]))
  const remaining = new Set(after.map(({ id }) => id))
  const moved = movedChapters(before, after)

  const standing = treeOrder(after).flatMap((chapter) => {
    const older = old.get(chapter.id)
    const place = { before: older ? positionText(older, before) : null, after: positionText(chapter, after) }
    const changes = fieldDifferences(older ? chapterFieldValues(older) : null, chapterFieldValues(chapter))
    const fields = !older || moved.has(chapter.id) ? withPosition(changes, place) : changes
    if (!fields.length) return []
    return [chapterDifference(chapter, changeOf(older, changes), fields)]
  })
  const gone = treeOrder(before).flatMap((chapter) => {
    if (remaining.has(chapter.id)) return []
    const changes = fieldDifferences(chapterFieldValues(chapter), null)
    const place = { before: positionText(chapter, before), after: null }
    return [chapterDifference(chapter, ChapterChange.Removed, withPosition(changes, place))]
  })
  return [...standing, ...gone]
}

function changeOf(older: SnapshotChapter | undefined, changes: FieldDifference[]): ChapterChange {
  if (!older) return ChapterChange.Added
  return changes.length ? ChapterChange.Changed : ChapterChange.Moved
}

function chapterDifference({ id, title }: SnapshotChapter, change: ChapterChange, fields: FieldDifference[]) {
  return { change, chapterId: id, title, fields }
}

function withPosition(
  changes: FieldDifference[],
  place: { before: string | null; after: string | null }
): FieldDifference[] {
  const after = place.before === place.after ? `${place.after}（先后已调整）` : place.after
  const position = { field: 'position', label: ChapterFieldText.position, kind: 'text' as const }
  return [{ ...position, before: place.before, after }, ...changes]
}

function positionText(chapter: SnapshotChapter, all: SnapshotChapter[]): string {
  const siblings = all.filter(({ parentId }) => parentId === chapter.parentId)
  const place = `第 ${siblings.indexOf(chapter) + 1} 个`
  const parent = all.find(({ id }) => id === chapter.parentId)
  return parent ? `“${parent.title}”下${place}` : `顶层${place}`
}

function treeOrder(chapters: SnapshotChapter[]): SnapshotChapter[] {
  const below = Map.groupBy(chapters, ({ parentId }) => parentId)
  const known = new Set(chapters.map(({ id }) => id))
  const tops = chapters.filter(({ parentId }) => !parentId || !known.has(parentId))
  return tops.flatMap((top) => [top, ...(below.get(top.id) ?? [])])
}
