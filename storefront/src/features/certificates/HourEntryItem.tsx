import { HourKindText } from '@zhuxue/api/terms/certificates/ledger'
import { HourUploadStateText } from '@zhuxue/api/terms/certificates/uploads'
import { movementText, sourceText } from '@zhuxue/api/terms/learning/explanations'
import { formatDuration, minute } from '~/lib/format'
import type { HourEntry } from '~/lib/http/apiTypes'
import styles from './HourLedger.module.css'
import { SessionItem } from './SessionItem'

/** One ledger entry with its lineage. */
export function HourEntryItem({ entry }: { entry: HourEntry }) {
  const { watched, push: upload, test, playSessions } = entry
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <span className="tag tag--quiet">{HourKindText[entry.kind]}</span>
        <b>{movementText(entry)} 分钟</b>
        <time>{minute(entry.createTime)}</time>
      </p>
      <p>{sourceText(entry)}</p>
      {watched && (
        <p className={styles.behind}>
          视频 {formatDuration(watched.videoDuration)}，计时 {formatDuration(watched.videoPlayTime)}，看过{' '}
          {formatDuration(watched.seenTime)}
        </p>
      )}
      {test && (
        <p className={styles.behind}>
          得分 {test.userScore}，合格线 {test.passLine}，交卷 {minute(test.handinTime)}
        </p>
      )}
      {upload && (
        <p className={styles.behind}>
          {HourUploadStateText[upload.state]}
          {upload.receiptNo && `，受理编号 ${upload.receiptNo}`}
        </p>
      )}
      {playSessions.length > 0 && (
        <ul className={styles.sessions} aria-label="播放会话">
          {playSessions.map((session) => (
            <SessionItem key={session.playSessionId} session={session} />
          ))}
        </ul>
      )}
    </li>
  )
}
