import { useState } from 'react'
import { explanationMessages, rejectionsText, rollupText } from '@zhuxue/api/terms/learning/explanations'
import { HeartbeatRejectionText } from '@zhuxue/api/terms/learning/playback'
import { FailedState } from '~/components/ui/EmptyState'
import { Pager } from '~/components/ui/list/Pager'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { PlaySession } from '~/lib/http/apiTypes'
import { formatDuration, minute } from '~/lib/format'
import { formatClock } from '~/lib/formatClock'
import { pagesOf } from '~/lib/pagination'
import styles from './HourLedger.module.css'

/** One play session: when, on which device, what counted and what did not. */
export function SessionItem({ session }: { session: PlaySession }) {
  const [open, setOpen] = useState(false)
  const {
    openTime,
    lastBeatTime,
    device,
    creditedSeconds,
    refused,
    beats,
    rolledUpBeats,
    presenceChecks = [],
  } = session
  return (
    <li>
      <p>
        {minute(openTime)}
        {lastBeatTime && ` 至 ${lastBeatTime.slice(11, 16)}`} · {device} · 计入 {formatDuration(creditedSeconds)}
      </p>
      {presenceChecks.map(({ presenceCheckId, time, words }) => (
        <p key={presenceCheckId} className={styles.behind}>
          {time.slice(11, 16)} {words}
        </p>
      ))}
      {refused.length > 0 && <p className={styles.behind}>未计入：{rejectionsText(refused)}</p>}
      {rolledUpBeats > 0 && <p className={styles.behind}>{rollupText(rolledUpBeats)}</p>}
      {beats > 0 && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起记录' : `${beats}次记录`}
        </button>
      )}
      {open && <Heartbeats id={session.playSessionId} />}
    </li>
  )
}

const pageSize = 20

function Heartbeats({ id }: { id: number }) {
  const [page, setPage] = useState(1)
  const { data, failed, reload } = useFetch(
    () => api.learning.explanations.sessionBeats.index({ params: { id }, query: { page, pageSize } }),
    JSON.stringify([id, page])
  )
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <p className={styles.behind}>正在加载</p>
  return (
    <>
      <ol className={styles.beats} aria-label="记录">
        {data.playBeats.map(({ seq, beatTime, positionTo, creditedSeconds, reason }) => (
          <li key={seq}>
            <time>{beatTime?.slice(11)}</time> 位置 {formatClock(positionTo)}，
            {creditedSeconds > 0 || !reason
              ? `计入 ${formatDuration(creditedSeconds)}`
              : HeartbeatRejectionText[reason]}
          </li>
        ))}
      </ol>
      {data.total === 0 && <p className={styles.behind}>{explanationMessages.noHeartbeats}</p>}
      {data.total > pageSize && <Pager page={page} pages={pagesOf(data.total, pageSize)} onPage={setPage} />}
    </>
  )
}
