import { DndContext, PointerSensor, closestCenter, useSensor, useSensors, type DragMoveEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { App } from 'antd'
import { useState } from 'react'
import { ChapterRow } from './ChapterRow'
import styles from './Chapters.module.css'
import { dropTarget } from './dropTarget'
import { keyboardMove, type MoveKey } from './keyboardMove'
import { findChapter, idsOf, rowsOf, type Depth, type Move } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

/** Horizontal pixels per level while dragging. */
const indent = 28
const noAnnouncements = { onDragStart: noop, onDragOver: noop, onDragEnd: noop, onDragCancel: noop }

interface Drag {
  id: number
  over: number
  requestedDepth: Depth
}

interface Props {
  tree: Chapter[]
  editable: boolean
  onMove: (decide: (tree: Chapter[]) => Move | null) => void
  onOpen: (chapter: Chapter) => void
  onAdd: (parent: Chapter) => void
  onRemove: (chapter: Chapter) => void
  onWatch: (chapter: Chapter) => void
  onOpenHandout: (chapter: Chapter) => void
}

export function ChapterList({ tree, editable, onMove, ...on }: Props) {
  const { message } = App.useApp()
  const [drag, setDrag] = useState<Drag | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const rows = rowsOf(tree, drag?.id)
  const target = drag && dropTarget(tree, drag.id, drag.over, drag.requestedDepth)

  const dragged = ({ active, over, delta }: DragMoveEvent) => {
    const id = Number(active.id)
    const depth = (findChapter(tree, id)?.parentId ? 1 : 0) + Math.round(delta.x / indent)
    setDrag({ id, over: Number(over?.id ?? id), requestedDepth: depth > 0 ? 1 : 0 })
  }
  const dropped = () => {
    if (drag) onMove((now) => dropTarget(now, drag.id, drag.over, drag.requestedDepth).move)
    setDrag(null)
  }

  const moveByKey = (chapter: Chapter, key: MoveKey) =>
    onMove((now) => {
      const move = keyboardMove(now, chapter.courseChapterId, key)
      if (typeof move === 'string') {
        message.open({ key: 'step', type: 'info', content: move })
        return null
      }
      setAnnouncement(positionText(now, chapter, move))
      return move
    })

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={{ threshold: { x: 0, y: 0.15 } }}
      accessibility={{
        announcements: noAnnouncements,
        screenReaderInstructions: { draggable: '按上下方向键移动，按左右方向键改变层级' },
      }}
      onDragStart={({ active }) =>
        setDrag({
          id: Number(active.id),
          over: Number(active.id),
          requestedDepth: findChapter(tree, Number(active.id))?.parentId ? 1 : 0,
        })
      }
      onDragMove={dragged}
      onDragEnd={dropped}
      onDragCancel={() => setDrag(null)}
    >
      <div className={styles.table} data-editable={editable}>
        <div className={styles.columns} aria-hidden>
          {['章节', '视频', '学时（分钟）', '讲义', '练习', '状态'].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <SortableContext
          items={idsOf(rows.map(({ chapter }) => chapter))}
          strategy={verticalListSortingStrategy}
          disabled={!editable}
        >
          <ol className={styles.lines}>
            {rows.map(({ chapter, depth }) => (
              <ChapterRow
                key={chapter.courseChapterId}
                chapter={chapter}
                depth={drag?.id === chapter.courseChapterId ? target!.depth : depth}
                editable={editable}
                onStep={(key) => moveByKey(chapter, key)}
                {...on}
              />
            ))}
          </ol>
        </SortableContext>
      </div>
      <p className={styles.hidden} role="status">
        {announcement}
      </p>
    </DndContext>
  )
}

function positionText(tree: Chapter[], { chapterTitle }: Chapter, move: Move) {
  const parent = findChapter(tree, move.parentChapterId)
  const at = move.chapterIds.indexOf(move.sourceChapterId) + 1
  return `${chapterTitle}移到${parent ? `${parent.chapterTitle}下` : '一级'}第${at}位`
}

function noop() {
  return undefined
}
