import { useState } from 'react'
import { messages } from '@zhuxue/api/terms/catalogue'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Icon } from '~/components/ui/Icon'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { loadApi } from '~/lib/http/loadApi'
import { reportFailure } from '~/lib/http/reportFailure'
import type { Chapter, Course } from '~/lib/http/apiTypes'
import { withHandout } from './chapters'
import styles from './Locked.module.css'

type Props = {
  course: Pick<Course, 'courseId'>
  chapters: Chapter[]
  bought: boolean
  /** Further education before it is bought. */
  hidden: boolean
}

/** Downloading needs an entitlement. */
export function Handouts({ course, chapters, bought, hidden }: Props) {
  const [busy, setBusy] = useState<number | null>(null)
  const found = withHandout(chapters)

  async function download({ courseChapterId }: Chapter) {
    if (busy !== null || !(await ensureSignedIn())) return
    setBusy(courseChapterId)
    try {
      const { api } = await loadApi()
      const { handoutUrl } = await api.learning.courses.handout({
        params: { id: course.courseId, chapterId: courseChapterId },
      })
      window.location.assign(handoutUrl)
    } catch (error) {
      reportFailure(error)
    } finally {
      setBusy(null)
    }
  }

  if (hidden) return <EmptyState icon={icons.lock} text={messages.handoutNeedsPurchase} />
  if (found.length === 0) return <EmptyState icon={icons.file} text={messages.emptyHandouts} />
  return (
    <>
      {!bought && <p className="note">{messages.handoutNeedsPurchase}</p>}
      <ul className={styles.list}>
        {found.map((chapter) => (
          <li key={chapter.courseChapterId}>
            <Icon path={bought ? icons.file : icons.lock} size={18} />
            <span>{chapter.chapterTitle}</span>
            <small>{chapter.chapterHandoutExtension}</small>
            {bought && (
              <button
                type="button"
                className="btn btn--small"
                data-busy={busy === chapter.courseChapterId}
                aria-label={`下载讲义：${chapter.chapterTitle}`}
                onClick={() => download(chapter)}
              >
                下载
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
