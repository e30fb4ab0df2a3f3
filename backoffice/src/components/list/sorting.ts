import {
  closestCenter,
  pointerWithin,
  type Announcements,
  type CollisionDetection,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'

export const Edge = { Before: 'edge:before', After: 'edge:after' } as const
export type Edge = (typeof Edge)[keyof typeof Edge]
export const EdgeText: Record<Edge, string> = { 'edge:before': '移到上一页末尾', 'edge:after': '移到下一页开头' }
const isEdge = (id: UniqueIdentifier): id is Edge => id in EdgeText

export const vertical: Modifier = ({ transform }) => ({ ...transform, x: 0 })

export const target: CollisionDetection = (args) => {
  const { droppableContainers: all, pointerCoordinates } = args
  if (!pointerCoordinates) return closestCenter(args)
  const edges = all.filter(({ id }) => isEdge(id))
  const over = pointerWithin({ ...args, droppableContainers: edges })
  const rows = all.filter(({ id }) => !isEdge(id))
  return over.length ? over : closestCenter({ ...args, droppableContainers: rows })
}

/** Where a row was dropped: -1 is the end of the previous page, `keys.length` the start of the next. */
export function placeOf(id: UniqueIdentifier, keys: string[]) {
  if (id === Edge.Before) return -1
  return id === Edge.After ? keys.length : keys.indexOf(String(id))
}

export function announcements(nameOf: (key: string) => string, keys: string[]): Announcements {
  const name = (id: UniqueIdentifier) => `《${nameOf(String(id))}》`
  const where = (id: UniqueIdentifier) => (isEdge(id) ? EdgeText[id] : `本页第 ${keys.indexOf(String(id)) + 1} 行`)
  return {
    onDragStart: ({ active }) => `已拿起${name(active.id)}，现在在${where(active.id)}`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)}：${where(over.id)}` : `${name(active.id)}不在可以放下的位置`,
    onDragEnd: ({ active, over }) =>
      over ? `已放下${name(active.id)}：${where(over.id)}` : `已放下${name(active.id)}，位置不变`,
    onDragCancel: ({ active }) => `已取消，${name(active.id)}回到原来的位置`,
  }
}

export const instructions = {
  draggable:
    '按空格键拿起这一行，按上下方向键移动，再按空格键放下，按 Esc 键取消。移过第一行或最后一行可以放到相邻的页。',
}
