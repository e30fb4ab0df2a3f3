import { CreditBlockerText, chapterTestText, unfinishedText } from '@zhuxue/api/terms/learning'
import { Alert, type TableProps } from 'antd'
import { formatPercent } from '../../../components/format'
import { dateColumn, nameColumn, numberColumn } from '../../../components/list/columns'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import styles from './UserCert.module.css'
import type { CourseEduLog, StudyLog, UnfinishedChapter } from '../../../lib/apiTypes'

/** The finished chapters, and why the others do not count yet. */
export function StudyRecords({ log }: { log: CourseEduLog }) {
  const { query, data } = useApiQuery('GET /api/user/study-logs/course-edu-log-id/:id', {
    params: { id: log.courseEduLogId },
    errorNotification: false,
  })
  const unfinished = data?.unfinishedChapters ?? []
  return (
    <>
      {data?.hourObstacles.map((reason) => (
        <Alert key={reason} type="warning" showIcon banner message={CreditBlockerText[reason]} />
      ))}
      <PageTable<StudyLog>
        noun="学习记录"
        rowKey="studyLogId"
        columns={finishedColumns}
        dataSource={data?.studyLogs}
        loading={query.isLoading}
        error={query.error}
        onRetry={() => void query.refetch()}
        pagination={false}
        scroll={{ x: 560 }}
      />
      {unfinished.length > 0 && (
        <>
          <h3 className={styles.subheading}>还没有学完的章节</h3>
          <PageTable<UnfinishedChapter>
            noun="章节"
            rowKey="courseChapterId"
            columns={unfinishedColumns}
            dataSource={unfinished}
            pagination={false}
            scroll={{ x: 560 }}
          />
        </>
      )}
    </>
  )
}

const finishedColumns: TableProps<StudyLog>['columns'] = [
  nameColumn<StudyLog>({ title: '章节', dataIndex: 'chapterName' }),
  numberColumn<StudyLog>({ title: '学时（分钟）', dataIndex: 'studyTime', width: 116 }),
  { title: '章节测试', dataIndex: 'testPassed', width: 110, render: chapterTestText },
  dateColumn<StudyLog>({ title: '学完时间', dataIndex: 'createTime' }),
]

const unfinishedColumns: TableProps<UnfinishedChapter>['columns'] = [
  nameColumn<UnfinishedChapter>({ title: '章节', dataIndex: 'chapterName' }),
  numberColumn<UnfinishedChapter>({ title: '学时（分钟）', dataIndex: 'chapterTime', width: 116 }),
  {
    title: '已计时',
    dataIndex: 'playedPercent',
    width: 84,
    align: 'right',
    className: 'numeric',
    render: (percent: number) => formatPercent(percent, 0),
  },
  { title: '原因', dataIndex: 'reason', width: 220, render: (_, chapter) => unfinishedText(chapter) },
]
