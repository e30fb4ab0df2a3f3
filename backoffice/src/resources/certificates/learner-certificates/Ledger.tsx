import { HourKindText, HourUploadStateText } from '@zhuxue/api/terms/certificates'
import { movementText, sourceText } from '@zhuxue/api/terms/learning'
import type { TableProps } from 'antd'
import { useState } from 'react'
import { dateColumn, statusColumn } from '../../../components/list/columns'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { CourseEduLog, HourEntry } from '../../../lib/apiTypes'
import { Sessions } from './Sessions'
import styles from './UserCert.module.css'

const pageSize = 10

/** The lineage of each minute: entry, chapter, session, heartbeats (docs/product.md 9.13). Each read is logged. */
export function Ledger({ log }: { log: CourseEduLog }) {
  const [page, setPage] = useState(1)
  const { query, data } = useApiQuery('GET /api/admin/course-edu-logs/:id/ledger', {
    params: { id: log.courseEduLogId },
    queryParams: { page, pageSize },
    queryOptions: { refetchOnWindowFocus: false },
    errorNotification: false,
  })
  return (
    <PageTable<HourEntry>
      noun="学时分录"
      rowKey="hourEntryId"
      columns={columns}
      dataSource={data?.hourEntries}
      loading={query.isLoading}
      error={query.error}
      onRetry={() => void query.refetch()}
      pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: setPage, showSizeChanger: false }} // prettier-ignore
      scroll={{ x: 720 }}
    />
  )
}

const columns: TableProps<HourEntry>['columns'] = [
  dateColumn<HourEntry>({ title: '时间', dataIndex: 'createTime' }),
  statusColumn<HourEntry, HourEntry['kind']>({
    title: '类型',
    dataIndex: 'kind',
    width: 96,
    text: HourKindText,
    tone: { watch: 'success', test: 'success', push: 'processing', revert: 'warning' },
  }),
  {
    title: '变动（分钟）',
    key: 'movement',
    width: 190,
    render: (_, entry) => <span className={styles.words}>{movementText(entry)}</span>,
  },
  { title: '来源', key: 'source', render: (_, entry) => <Source entry={entry} /> },
]

function Source({ entry }: { entry: HourEntry }) {
  const { watched, test, push: upload, actorName, playSessions } = entry
  return (
    <div className={styles.source}>
      <p>{sourceText(entry)}</p>
      {watched && (
        <p>
          视频 {watched.videoDuration} 秒，计时 {watched.videoPlayTime} 秒，看过 {watched.seenTime} 秒，规则第{' '}
          {entry.ruleVersion} 版
        </p>
      )}
      {test && (
        <p>
          答卷 {test.userPaperId}，得分 {test.userScore}，合格线 {test.passLine}，交卷 {test.handinTime}
        </p>
      )}
      {upload && (
        <p>
          {HourUploadStateText[upload.state]}，编号 {upload.pushId}
          {upload.receiptNo && `，受理编号 ${upload.receiptNo}`}
          {upload.confirmTime && `，确认 ${upload.confirmTime}`}
        </p>
      )}
      {actorName && <p>操作人 {actorName}</p>}
      {playSessions.length > 0 && <Sessions sessions={playSessions} />}
    </div>
  )
}
