import type { SnapshotChapter } from '#catalogue/publications/snapshot'
import { getOrFail } from '#core/get_or_fail'

/** Finds the fewest moved chapters: a new first chapter moves none, a dragged one only itself. */
export function movedChapters(before: SnapshotChapter[], after: SnapshotChapter[]): Set<number> {
  const parents = new Map(before.map(({ id, parentId }) => [id, parentId]))
  const stayed = after.filter(({ id, parentId }) => parents.get(id) === parentId)
  const moved = new Set(after.filter((one) => parents.has(one.id) && !stayed.includes(one)).map(({ id }) => id))
  const place = new Map(before.map(({ id }, at) => [id, at]))
  for (const siblings of Map.groupBy(stayed, ({ parentId }) => parentId).values()) {
    const ids = siblings.map(({ id }) => id)
    const remaining = longestIncreasing(ids.map((id) => getOrFail(place, id)))
    ids.forEach((id, at) => remaining.has(at) || moved.add(id))
  }
  return moved
}

function longestIncreasing(numbers: number[]): Set<number> {
  const ends: number[] = []
  const previous: number[] = []
  numbers.forEach((number, at) => {
    let low = 0
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1
      if (numbers[ends[middle]] < number) low = middle + 1
      else high = middle
    }
    previous[at] = low ? ends[low - 1] : -1
    ends[low] = at
  })

  const remaining = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]) remaining.add(at)
  return remaining
}
