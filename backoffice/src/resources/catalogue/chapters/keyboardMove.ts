import { findChapter, childrenOf, idsOf, moveTo, type Move } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

export type MoveKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isMoveKey = (key: string): key is MoveKey => /^Arrow(Up|Down|Left|Right)$/.test(key)

/**
 * The move of a key: ↑ ↓ among siblings and on into the neighbouring chapter; → below the previous chapter; ← out of
 * its parent, after it. A string is the reason why nothing moves.
 */
export function keyboardMove(tree: Chapter[], id: number, key: MoveKey): Move | string {
  const chapter = findChapter(tree, id)
  if (!chapter) return '章节不存在'
  if (key === 'ArrowRight') return inward(tree, chapter)
  if (key === 'ArrowLeft') return outward(tree, chapter)
  return along(tree, chapter, key === 'ArrowUp' ? -1 : 1)
}

function along(tree: Chapter[], { courseChapterId: id, parentId }: Chapter, by: 1 | -1) {
  const siblings = childrenOf(tree, parentId)
  const at = idsOf(siblings).indexOf(id) + by
  const end = by < 0 ? '已经在最前面' : '已经在最后面'
  if (siblings[at]) return moveTo(tree, id, parentId, at) ?? end
  if (parentId === 0) return end

  const neighbour = tree[idsOf(tree).indexOf(parentId) + by]
  if (!neighbour) return end
  const place = by < 0 ? neighbour.children.length : 0
  return moveTo(tree, id, neighbour.courseChapterId, place) ?? end
}

function inward(tree: Chapter[], { courseChapterId: id, parentId, children }: Chapter) {
  if (parentId !== 0) return '章节最多两级'
  if (children.length > 0) return '有子章节的章节不能移到下一级'
  const before = tree[idsOf(tree).indexOf(id) - 1]
  if (!before) return '前面没有章节，不能移到下一级'
  return moveTo(tree, id, before.courseChapterId, before.children.length) ?? '已经在最后面'
}

function outward(tree: Chapter[], { courseChapterId: id, parentId }: Chapter) {
  if (parentId === 0) return '已经是一级章节'
  return moveTo(tree, id, 0, idsOf(tree).indexOf(parentId) + 1) ?? '已经是一级章节'
}
