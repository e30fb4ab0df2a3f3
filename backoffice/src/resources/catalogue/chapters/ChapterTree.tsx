import { DisconnectOutlined, PlusOutlined } from '@ant-design/icons'
import { messages } from '@zhuxue/api/terms/catalogue'
import { Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import { Notice } from '../../../components/Notice'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { ChapterList } from './ChapterList'
import { ChapterPanel } from './panel/ChapterPanel'
import { NewChapterPanel } from './panel/NewChapterPanel'
import { ChapterPreview } from './ChapterPreview'
import styles from './Chapters.module.css'
import { ChapterSummary } from './ChapterSummary'
import type { CourseResource } from './chapter'
import { findChapter, nextTitle } from './tree'
import { useChapters } from './useChapters'
import { usePauseUploadsOnLeave } from './panel/usePauseUploadsOnLeave'
import type { Chapter } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

interface Props {
  courseId: number
  resource: CourseResource
  /** Chapters can be watched without buying: online courses only. */
  hasTrials: boolean
  /** False for a course that is published or in audit: its chapters are read-only. */
  editable: boolean
  /** The chapter that is open initially. */
  first?: number | null
}

/** The chapter in the drawer: an existing one, or a new one that the first save creates. */
type Open = { id: number } | { parent?: Chapter }

/** The chapters of a course on two levels: create, order and edit (docs/product.md 2.7). */
export function ChapterTree({ courseId, resource, hasTrials, editable, first }: Props) {
  const modal = useModal()
  const question = useDeleteConfirmation()
  const { tree, error, reload, calls, move } = useChapters(resource, courseId)
  const { run } = useApiMutation(resource, { stale: 'list' })
  const [open, setOpen] = useState<Open | null>(first ? { id: first } : null)
  const [watched, setWatched] = useState<Chapter | null>(null)
  usePauseUploadsOnLeave()

  if (error) {
    return (
      <Notice
        icon={<DisconnectOutlined />}
        title={error.message}
        action={<Button onClick={() => void reload()}>重新加载</Button>}
      >
        章节加载失败，未影响已保存的内容，请重试。
      </Notice>
    )
  }
  if (!tree) return <Skeleton active paragraph={{ rows: 8 }} className={styles.loading} />

  const remove = (chapter: Chapter) => {
    if (chapter.children.length > 0) {
      return void modal.warning({ title: messages.chapterHasChildren, okText: '知道了' })
    }
    question({
      content: `“${chapter.chapterTitle}”和它的视频、讲义关联会一起删除。`,
      onOk: async () => {
        await run('remove', () => calls.remove(chapter.courseChapterId), messages.deleted)
        await reload()
      },
    })
  }

  const openHandout = async ({ courseChapterId }: Chapter) => {
    const file = await run('open', () => calls.handout(courseChapterId))
    if (file) location.assign(file.handoutUrl)
  }

  const chapter = open && 'id' in open ? findChapter(tree, open.id) : undefined
  const add = (parent?: Chapter) => setOpen({ parent })
  const adding = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => add()}>
      添加章节
    </Button>
  )

  return (
    <section className={styles.chapters} aria-label="章节">
      <header className={styles.head}>
        <ChapterSummary tree={tree} />
        {editable && tree.length > 0 && adding}
      </header>
      {tree.length === 0 ? (
        <Empty
          className={styles.empty}
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={editable ? '还没有章节，先添加一个' : '课程没有章节'}
        >
          {editable && adding}
        </Empty>
      ) : (
        <ChapterList
          tree={tree}
          editable={editable}
          onMove={move}
          onOpen={(one) => setOpen({ id: one.courseChapterId })}
          onAdd={add}
          onRemove={remove}
          onWatch={setWatched}
          onOpenHandout={openHandout}
        />
      )}
      {editable && chapter && (
        <ChapterPanel
          key={chapter.courseChapterId}
          {...{ chapter, courseId, resource, hasTrials, calls }}
          onChanged={reload}
          onWatch={() => setWatched(chapter)}
          onClose={() => setOpen(null)}
        />
      )}
      {editable && open && 'parent' in open && (
        <NewChapterPanel
          title={nextTitle(tree, open.parent)}
          parent={open.parent}
          hasTrials={hasTrials}
          calls={calls}
          onSaved={async (id, goOn) => {
            await reload()
            setOpen(goOn ? { id } : null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {watched && <ChapterPreview {...{ chapter: watched, calls }} onClose={() => setWatched(null)} />}
    </section>
  )
}
