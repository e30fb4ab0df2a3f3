import { useCallback } from 'react'
import { PlayerDialog } from '../../../components/video/PlayerDialog'
import { messages } from '@zhuxue/api/terms/catalogue'
import type { HttpError } from '@refinedev/core'
import type { ChapterCalls } from './calls'
import type { Chapter } from '../../../lib/apiTypes'

export function ChapterPreview(props: { chapter: Chapter; calls: ChapterCalls; onClose: () => void }) {
  const { chapter, calls, onClose } = props
  const { courseChapterId: id, chapterTitle } = chapter
  const load = useCallback(async () => {
    const { video, playUrls = [] } = await calls.video(id)
    if (!video) throw { message: messages.videoMissing, statusCode: 404 } satisfies HttpError
    return { ...video, urls: playUrls }
  }, [calls, id])

  return <PlayerDialog title={chapterTitle} load={load} onClose={onClose} />
}
