import { moveTo, rowsOf, type Depth, type Move, type Row } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

export interface DropTarget {
  depth: Depth
  /** Null when the position does not change. */
  move: Move | null
}

/**
 * Where a dragged chapter lands when it is dropped over another row at the requested depth. The neighbouring rows limit
 * that depth: a chapter dropped above a sub-chapter becomes its sibling. A chapter with children stays on the top
 * level, before or after the whole block that it is dropped over.
 */
export function dropTarget(tree: Chapter[], active: number, over: number, requestedDepth: Depth): DropTarget {
  const rows = rowsOf(tree, active)
  const from = rows.findIndex(({ chapter }) => chapter.courseChapterId === active)
  const to = rows.findIndex(({ chapter }) => chapter.courseChapterId === over)
  if (from < 0 || to < 0) return { depth: 0, move: null }

  const source = rows[from]!
  const order = [...rows]
  order.splice(from, 1)
  order.splice(to, 0, source)
  if (source.chapter.children.length > 0) {
    return { depth: 0, move: moveTo(tree, active, 0, topPlace(order, to, to > from)) }
  }

  const minDepth: Depth = order[to + 1]?.depth === 1 ? 1 : 0
  const depth: Depth = to === 0 ? 0 : minDepth === 1 ? 1 : requestedDepth
  const above = order
    .slice(0, to)
    .filter((row) => row.depth === 0)
    .pop()?.chapter
  if (depth === 0) {
    const place = order.slice(0, to).filter((row) => row.depth === 0).length
    return { depth, move: moveTo(tree, active, 0, place) }
  }
  const parentId = above!.courseChapterId
  const place = order.slice(0, to).filter(({ chapter }) => chapter.parentId === parentId).length
  return { depth, move: moveTo(tree, active, parentId, place) }
}

function topPlace(order: Row[], to: number, fromAbove: boolean): number {
  const topsAbove = order.slice(0, to).filter(({ depth }) => depth === 0).length
  const inside = order[to + 1]?.depth === 1
  return inside && !fromAbove ? topsAbove - 1 : topsAbove
}
