import { useEffect, useEffectEvent, useState } from 'react'
import type { Chapter } from '~/lib/http/apiTypes'
import styles from './StudyPage.module.css'

const waitSeconds = 5

interface Props {
  next: Chapter
  byItself: boolean
  onGo: () => void
}

/** After the end of a video: the next chapter, automatically after five seconds or by a click. */
export function UpNext({ next, byItself, onGo }: Props) {
  const [left, setLeft] = useState(byItself ? waitSeconds : null)
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (left === null) return
    if (left === 0) return go()
    const ticking = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(ticking)
  }, [left])

  return (
    <div className={styles.upNext}>
      <p role="status">
        {left === null ? '下一章' : '即将播放下一章'}：{next.chapterTitle}
      </p>
      <div>
        <button type="button" className="btn btn--primary btn--small" onClick={onGo}>
          播放下一章{left !== null && ` (${left})`}
        </button>
        {left !== null && (
          <button type="button" className="btn btn--plain btn--small" onClick={() => setLeft(null)}>
            取消自动播放
          </button>
        )}
      </div>
    </div>
  )
}
