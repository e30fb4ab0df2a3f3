import { chapterTestCorrelation } from '@zhuxue/api/terms/certificates/tests'
import { chapterTestText } from '@zhuxue/api/terms/learning/playback'
import { unfinishedText } from '@zhuxue/api/terms/learning/watched'
import type { Column } from '~/components/ui/list/RecordTable'
import { formatHours } from '~/lib/hours'
import { minute } from '~/lib/format'
import type { StudyLog, UnfinishedChapter } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './EduLogRecords.module.css'

export const studyLogColumns: Column<StudyLog>[] = [
  { title: '章节', className: styles.name, unlabelled: true, cell: ({ chapterName }) => chapterName },
  { title: '学时', className: styles.number, cell: ({ studyTime }) => formatHours(studyTime) },
  {
    title: '章节测试',
    cell: ({ testPassed, paperId, courseChapterId, chapterName }) =>
      paperId === null ? (
        chapterTestText(testPassed)
      ) : (
        <a
          className="btn btn--plain btn--small"
          href={paths.testPaper(paperId, chapterTestCorrelation(courseChapterId))}
          aria-label={`去测试：${chapterName}`}
        >
          {chapterTestText(testPassed)}
        </a>
      ),
  },
  { title: '学完时间', className: styles.number, cell: ({ createTime }) => minute(createTime) },
]

export const unfinishedColumns: Column<UnfinishedChapter>[] = [
  { title: '章节', className: styles.name, unlabelled: true, cell: ({ chapterName }) => chapterName },
  { title: '学时', className: styles.number, cell: ({ chapterTime }) => formatHours(chapterTime) },
  { title: '已计时', className: styles.number, cell: ({ playedPercent }) => `${playedPercent}%` },
  { title: '为什么还没有学时', className: styles.name, cell: unfinishedText },
]
