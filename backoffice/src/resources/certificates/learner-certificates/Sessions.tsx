import { rejectionsText, rollupText } from '@zhuxue/api/terms/learning'
import { LinkButton } from '../../../components/list/LinkButton'
import { useState } from 'react'
import type { PlaySession } from '../../../lib/apiTypes'
import { Heartbeats } from './Heartbeats'
import styles from './UserCert.module.css'

/** The play sessions of a finished chapter. */
export function Sessions({ sessions }: { sessions: PlaySession[] }) {
  return (
    <ul className={styles.sessions} aria-label="播放会话">
      {sessions.map((session) => (
        <Session key={session.playSessionId} session={session} />
      ))}
    </ul>
  )
}

function Session({ session }: { session: PlaySession }) {
  const [open, setOpen] = useState(false)
  const { playSessionId, openTime, lastBeatTime, device, ip, creditedSeconds } = session
  return (
    <li>
      <p>
        会话 {playSessionId}：{openTime} 至 {lastBeatTime ?? '—'}，{device}
        {ip && `，${ip}`}，计入 {creditedSeconds} 秒
      </p>
      {session.presenceChecks?.map(({ presenceCheckId, time, words }) => (
        <p key={presenceCheckId}>
          {time} {words}
        </p>
      ))}
      {session.refused.length > 0 && <p>未计入：{rejectionsText(session.refused)}</p>}
      {session.rolledUpBeats > 0 && <p>{rollupText(session.rolledUpBeats)}</p>}
      {session.beats > 0 && (
        <LinkButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起心跳' : `${session.beats} 次心跳`}
        </LinkButton>
      )}
      {open && <Heartbeats sessionId={playSessionId} />}
    </li>
  )
}
