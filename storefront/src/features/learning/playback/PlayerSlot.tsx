import { lazyDialog } from '~/components/dialog/lazyDialog'
import { useStore } from '~/lib/useStore'
import type { Course } from '~/lib/http/apiTypes'
import { closePlayer, playing } from './openPlayer'

// The player is larger than the rest of the page.
const PlayerDialog = lazyDialog(() => import('./PlayerDialog'))

export function PlayerSlot({ course, onFinished }: { course: Course; onFinished: (chapter: number) => void }) {
  const chapter = useStore(playing, null)
  if (!chapter) return null
  return (
    <PlayerDialog
      key={chapter.courseChapterId}
      course={course}
      chapter={chapter}
      onClose={closePlayer}
      onFinished={onFinished}
    />
  )
}
