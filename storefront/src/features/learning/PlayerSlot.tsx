import { lazy, Suspense } from 'react'
import { useShared } from '~/lib/useShared'
import type { Course } from '~/lib/wire'
import { closePlayer, playing } from './openPlayer'

// The player weighs more than the rest of the page: it comes when somebody wants to watch.
const PlayerDialog = lazy(() => import('./PlayerDialog'))

export function PlayerSlot({
  course,
  onFinished,
}: {
  course: Course
  onFinished: (chapter: number) => void
}) {
  const chapter = useShared(playing, null)
  if (!chapter) return null
  return (
    <Suspense fallback={null}>
      <PlayerDialog
        key={chapter.courseChapterId}
        course={course}
        chapter={chapter}
        onClose={closePlayer}
        onFinished={onFinished}
      />
    </Suspense>
  )
}
