import { useEffect, useEffectEvent, useState } from 'react'
import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { Dialog } from '~/components/dialog/Dialog'
import { api, reportFailure } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import type { Chapter, CourseDetail } from '~/lib/http/apiTypes'
import { nextChapter } from '~/features/learning/course/chapters'
import PlayerDialog from './PlayerDialog'
import styles from './PlayerDialog.module.css'

type Props = { courseId: number; onClose: () => void }

/** Redirects to the course page if there is nothing to play. */
export default function FreePlayerDialog({ courseId, onClose }: Props) {
  const [found, setFound] = useState<{ course: CourseDetail; chapter: Chapter } | null>(null)

  const close = useEffectEvent(onClose)
  useEffect(() => {
    const params = { id: courseId }
    Promise.all([api.catalogue.courses.show({ params }), api.learning.publishedChapters.index({ params })]).then(
      ([{ course }, { chapters }]) => {
        const chapter = nextChapter(chapters)
        if (chapter?.chapterVideoId) setFound({ course, chapter })
        else window.location.assign(paths.course(courseId))
      },
      (error) => {
        reportFailure(error)
        close()
      }
    )
  }, [courseId])

  if (found) return <PlayerDialog {...found} onClose={onClose} onFinished={() => undefined} />
  return (
    <Dialog title="免费培训视频" onClose={onClose}>
      <p className={styles.loading}>{playbackMessages.loading}</p>
    </Dialog>
  )
}
