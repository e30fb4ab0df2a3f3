import { ChapterTitleMax, chapterName } from '@zhuxue/api/terms/catalogue'
import type { Chapter } from '../../../lib/apiTypes'

export interface Move {
  sourceChapterId: number
  parentChapterId: number
  chapterIds: number[]
}

export type Depth = 0 | 1

export interface Row {
  chapter: Chapter
  depth: Depth
}

/** The tree as rows from top to bottom; `without` is the chapter whose children are left out. */
export const rowsOf = (tree: Chapter[], without?: number): Row[] =>
  tree.flatMap((chapter) => [
    { chapter, depth: 0 as const },
    ...(chapter.courseChapterId === without ? [] : chapter.children).map((child) => ({
      chapter: child,
      depth: 1 as const,
    })),
  ])

export function findChapter(tree: Chapter[], id: number): Chapter | undefined {
  return rowsOf(tree).find(({ chapter }) => chapter.courseChapterId === id)?.chapter
}

export const childrenOf = (tree: Chapter[], parentId: number): Chapter[] =>
  parentId === 0 ? tree : (findChapter(tree, parentId)?.children ?? [])

export const idsOf = (chapters: Chapter[]) => chapters.map(({ courseChapterId }) => courseChapterId)

/**
 * The title of the next chapter below this one, or on the top level: the next number, or a higher one where the title
 * exists. A long title of the parent is truncated so that the number fits.
 */
export function nextTitle(tree: Chapter[], parent?: Chapter): string {
  const siblings = parent ? parent.children : tree
  const taken = new Set(siblings.map(({ chapterTitle }) => chapterTitle))
  for (let position = siblings.length + 1; ; position++) {
    const room = ChapterTitleMax - `-${position}`.length
    const title = chapterName(position, parent?.chapterTitle.slice(0, room))
    if (!taken.has(title)) return title
  }
}

export function applyMove(tree: Chapter[], { sourceChapterId, parentChapterId, chapterIds }: Move) {
  const source = findChapter(tree, sourceChapterId)
  if (!source) return tree
  const taken = tree
    .filter(({ courseChapterId }) => courseChapterId !== sourceChapterId)
    .map((chapter) => ({
      ...chapter,
      children: chapter.children.filter(({ courseChapterId }) => courseChapterId !== sourceChapterId),
    }))

  const placed = { ...source, parentId: parentChapterId }
  const inOrder = (siblings: Chapter[]) =>
    [...siblings, placed].sort((a, b) => chapterIds.indexOf(a.courseChapterId) - chapterIds.indexOf(b.courseChapterId))
  if (parentChapterId === 0) return inOrder(taken)
  return taken.map((chapter) =>
    chapter.courseChapterId === parentChapterId ? { ...chapter, children: inOrder(chapter.children) } : chapter
  )
}

/** The move of a chapter below `parentId` to this index among its children; null when it is there already. */
export function moveTo(tree: Chapter[], id: number, parentId: number, at: number): Move | null {
  const before = idsOf(childrenOf(tree, parentId))
  const others = before.filter((one) => one !== id)
  const chapterIds = [...others.slice(0, at), id, ...others.slice(at)]
  const same = before.length === chapterIds.length && before.every((one, n) => one === chapterIds[n])
  return same ? null : { sourceChapterId: id, parentChapterId: parentId, chapterIds }
}
