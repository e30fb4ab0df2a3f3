import { useEffect, useState } from 'react'
import { lazyDialog } from '~/components/dialog/lazyDialog'

const FreePlayerDialog = lazyDialog(() => import('~/features/learning/playback/FreePlayerDialog'))

/** Without scripts, or in a new tab, a link with `data-free` leads to the course and starts there. */
export default function FreePlayer() {
  const [course, setCourse] = useState<number | null>(null)

  useEffect(() => {
    const start = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-free]')
      if (!(link instanceof HTMLElement) || event.button !== 0) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setCourse(Number(link.dataset.free))
    }
    document.addEventListener('click', start)
    return () => document.removeEventListener('click', start)
  }, [])

  if (course === null) return null
  return <FreePlayerDialog key={course} courseId={course} onClose={() => setCourse(null)} />
}
