import { ChapterStatus, overlongCreditsText } from '@zhuxue/api/terms/catalogue'
import { Alert } from 'antd'
import { formatClock, formatCount } from '../../../components/format'
import styles from './Chapters.module.css'
import { creditWarning } from './rules'
import { rowsOf } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

export function ChapterSummary({ tree }: { tree: Chapter[] }) {
  const chapters = rowsOf(tree).map(({ chapter }) => chapter)
  const seconds = chapters.reduce((sum, { videoDuration }) => sum + (videoDuration ?? 0), 0)
  const tenths = chapters.reduce((sum, { chapterTime }) => sum + Math.round((chapterTime ?? 0) * 10), 0)
  const overlong = chapters.filter(
    ({ chapterStatus, chapterTime, hasVideo, videoDuration }) =>
      chapterStatus !== ChapterStatus.Unpublish && hasVideo && creditWarning(chapterTime, videoDuration)
  )

  return (
    <>
      <p className={`${styles.summary} numeric`}>
        共 <b>{chapters.length}</b> 个章节 · 视频 <b>{formatClock(seconds)}</b> · 学时 <b>{formatCount(tenths / 10)}</b>{' '}
        分钟
      </p>
      {overlong.length > 0 && (
        <Alert
          showIcon
          type="warning"
          className={styles.overlong}
          message={overlongCreditsText(overlong.map((one) => one.chapterTitle))}
        />
      )}
    </>
  )
}
