import { useEffect, useState } from 'react'
import { PartKind, unseenParts, watchedParts, type Watch } from '@zhuxue/api/watched-parts'
import { countedOf, rateWarning, unseenText } from '@zhuxue/api/terms/learning/watched'
import type { usePlayback } from '~/features/learning/playback/usePlayback'
import type { StageControl } from '~/features/learning/playback/VideoStage'
import styles from './WatchBar.module.css'

interface Props {
  playback: Pick<ReturnType<typeof usePlayback>, 'readWatch' | 'rate' | 'isCounted'>
  control: StageControl | null
}

const kinds = [
  [PartKind.Counted, '已计时'],
  [PartKind.Seen, '看过，未计时'],
  [PartKind.Unseen, '没看过'],
] as const

/** What of the video was seen and counted, under the seek bar, and a warning while it plays too fast to count. */
export function WatchBar({ playback, control }: Props) {
  const { readWatch, rate, isCounted } = playback
  const watch = useEverySecond(readWatch)
  if (!watch || watch.videoSeconds <= 0) return null
  const { countedSeconds, videoSeconds } = watch
  const missing = videoSeconds - countedSeconds
  return (
    <>
      <WatchedBar watch={watch} />
      {isCounted && rate > 1 && missing > 0 && (
        <p className={styles.warning} role="status">
          {rateWarning(rate, missing)}
          <button type="button" className="link" onClick={() => control?.setRate(1)}>
            恢复 1 倍
          </button>
        </p>
      )}
    </>
  )
}

function WatchedBar({ watch }: { watch: Watch }) {
  const parts = watchedParts(watch)
  const gaps = unseenParts(watch).length
  const text = [countedOf(watch), gaps > 0 && unseenText(gaps)].filter(Boolean).join(' · ')
  return (
    <div className={styles.watched}>
      <svg viewBox={`0 0 ${watch.videoSeconds} 1`} preserveAspectRatio="none" role="img" aria-label={text}>
        {parts.map(({ from, to, kind }) => (
          <rect key={from} x={from} width={to - from} height="1" data-kind={kind} />
        ))}
      </svg>
      <p>
        <span>{text}</span>
        {kinds.map(
          ([kind, name]) =>
            parts.some((part) => part.kind === kind) && (
              <small key={kind} data-kind={kind}>
                {name}
              </small>
            )
        )}
      </p>
    </div>
  )
}

/** The player reports its position more often than a bar needs. */
function useEverySecond<T>(read: () => T): T {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const ticking = setInterval(() => setValue(read()), 1000)
    return () => clearInterval(ticking)
  }, [read])
  return value
}
