import { useCallback, useEffect, useState } from 'react'
import { liveTexts, LiveVideoMarker } from '@zhuxue/api/terms/catalogue'
import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { Dialog } from '~/components/dialog/Dialog'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { unplayableNotice } from '~/features/learning/playback/canPlay'
import { useHeartbeat, type PlayedVideo } from '~/features/learning/playback/useHeartbeat'
import { usePresencePause } from '~/features/learning/playback/usePresencePause'
import { VideoStage } from '~/features/learning/playback/VideoStage'
import { liveMoment } from '~/lib/liveMoment'
import type { Course } from '~/lib/http/apiTypes'
import styles from './LiveDialog.module.css'
import { useLiveStream, type LiveStage } from './useLiveStream'

type Props = { course: Course; onReplay: () => void; onClose: () => void }

export default function LiveDialog({ course, onReplay, onClose }: Props) {
  const { stage, connect, breakOff, handleWaiting, handleMoving } = useLiveStream(course.courseId)
  const heartbeat = useLiveHeartbeat(course.courseId, stage)
  const { setPlaying, setPosition, setRate, finish } = heartbeat
  const presence = usePresencePause(heartbeat)

  function close() {
    void finish()
    onClose()
  }

  const moment = liveMoment(course)
  const isLate = stage.is === 'unstarted' && moment !== null && moment.startsAtMs <= stage.polledAtMs
  const unplayable = stage.is === 'playing' ? unplayableNotice(stage.urls[0]!.format) : ''
  const isOnStage = stage.is === 'playing' || stage.is === 'broken'
  return (
    <Dialog title={course.courseName} size={isOnStage ? 'stage' : 'medium'} onClose={close}>
      {stage.is === 'loading' && (
        <p className={styles.loading} role="status">
          {playbackMessages.loading}
        </p>
      )}
      {stage.is === 'unstarted' && (
        <div role="status">
          <EmptyState icon={icons.clock} text={isLate ? liveTexts.late : playbackMessages.liveUnstarted}>
            <p className={styles.hint}>
              {moment && `${moment.text}，`}
              {liveTexts.startsByItself}
            </p>
          </EmptyState>
        </div>
      )}
      {stage.is === 'completed' && (
        <div role="status">
          <EmptyState icon={icons.check} text={playbackMessages.liveCompleted}>
            {stage.hasReplay && (
              <button type="button" className="btn btn--primary" onClick={onReplay}>
                观看回放
              </button>
            )}
          </EmptyState>
        </div>
      )}
      {stage.is === 'refused' && <EmptyState icon={icons.alert} text={stage.text} />}
      {stage.is === 'broken' && <Broken retryAt={stage.retryAt} onRetry={connect} />}
      {stage.is === 'playing' && (
        <>
          {unplayable && <p className={styles.bar}>{unplayable}</p>}
          <VideoStage
            key={stage.line}
            urls={stage.urls}
            poster={course.courseImgUrl}
            live
            onPlaying={(playing) => {
              if (playing && presence.askAgain()) return
              setPlaying(playing)
            }}
            onControl={presence.setControl}
            onWaiting={handleWaiting}
            onPosition={(seconds) => {
              handleMoving()
              setPosition(seconds)
            }}
            onRate={setRate}
            onEnded={() => breakOff()}
            onError={() => breakOff()}
          />
          <p className={styles.bar} data-on role="status">
            {playbackMessages.liveCountsNoHours}
          </p>
        </>
      )}
    </Dialog>
  )
}

function Broken({ retryAt, onRetry }: { retryAt: number; onRetry: () => void }) {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((retryAt - performance.now()) / 1000)))
    count()
    const ticking = setInterval(count, 500)
    return () => clearInterval(ticking)
  }, [retryAt])

  return (
    <div className={styles.broken}>
      <p role="alert">{playbackMessages.liveError}</p>
      <p className={styles.hint}>{left > 0 ? `${left} 秒后重新连接` : '正在重新连接…'}</p>
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        立即重新连接
      </button>
    </div>
  )
}

/** The time is counted for the statistics, over lost connections too. */
function useLiveHeartbeat(courseId: number, stage: LiveStage) {
  const coursePlayId = stage.is === 'playing' ? stage.coursePlayId : ''
  const [video, setVideo] = useState<PlayedVideo | null>(null)
  useEffect(() => {
    if (coursePlayId) setVideo({ courseId, videoId: LiveVideoMarker, coursePlayId })
  }, [courseId, coursePlayId])
  const heartbeat = useHeartbeat(
    video,
    useCallback(() => undefined, [])
  )

  const isPlaying = stage.is === 'playing'
  const { setPlaying } = heartbeat
  useEffect(() => {
    if (!isPlaying) setPlaying(false)
  }, [isPlaying, setPlaying])
  return heartbeat
}
