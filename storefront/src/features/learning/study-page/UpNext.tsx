import { useEffect, useEffectEvent, useState } from 'react'
import { loadPlayerPreferences, savePlayerPreferences } from '~/features/learning/playback/playerChoices'
import type { Chapter } from '~/lib/http/apiTypes'
import styles from './StudyPage.module.css'

const waitSeconds = 5

interface Props {
  next: Chapter
  /** Unless the learner has switched it off. */
  byItself: boolean
  onGo: () => void
}

/** After the end of a video: the next chapter, automatically after five seconds or by a click. */
export function UpNext({ next, byItself, onGo }: Props) {
  const [isOn, setOn] = useState(() => loadPlayerPreferences().autoNext)
  const [left, setLeft] = useState(byItself && isOn ? waitSeconds : null)
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (left === null) return
    if (left === 0) return go()
    const ticking = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(ticking)
  }, [left])

  function switchTo(autoNext: boolean) {
    savePlayerPreferences({ autoNext })
    setOn(autoNext)
    setLeft(byItself && autoNext ? waitSeconds : null)
  }

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
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => switchTo(target.checked)} />
          自动播放下一章
        </label>
      </div>
    </div>
  )
}
