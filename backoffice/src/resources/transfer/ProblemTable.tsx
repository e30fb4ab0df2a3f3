import { DownloadOutlined } from '@ant-design/icons'
import { KeepReportDays, MaxShownProblems } from '@zhuxue/api/terms/transfer'
import { Button, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { formatCount } from '../../components/format'
import { PageTable } from '../../components/list/PageTable'
import { SecondaryText } from '../../components/list/SecondaryText'
import type { ImportDetail } from '../../lib/apiTypes'
import type { ImportActions } from './useImportActions'

type Row = ImportDetail['problems'][number]

const pageSize = 10

const levels = {
  error: { text: '错误', color: 'error' },
  warning: { text: '警告', color: 'warning' },
  note: { text: '提示', color: 'default' },
} as const

/** The first problems; the report has all of them. */
export function ProblemTable({ of, actions }: { of: ImportDetail; actions: ImportActions }) {
  const { problems, problemCounts, hasReport, hasUnmapped, hasTitles } = of
  const [page, setPage] = useState(1)
  const total = problemCounts.error + problemCounts.warning + problemCounts.note
  if (!total && !problems.length) return null
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <span>
          {formatCount(problemCounts.error)} 个错误，{formatCount(problemCounts.warning)} 个警告，
          {formatCount(problemCounts.note)} 个提示
          {total > MaxShownProblems && `，这里显示前 ${MaxShownProblems} 个`}
        </span>
        {hasReport && (
          <Button icon={<DownloadOutlined />} loading={actions.busy === 'report'} onClick={actions.download}>
            下载报告
          </Button>
        )}
        {hasUnmapped && (
          <Button icon={<DownloadOutlined />} loading={actions.busy === 'unmapped'} onClick={actions.downloadUnmapped}>
            下载 unmapped.csv
          </Button>
        )}
        {hasTitles && (
          <Button icon={<DownloadOutlined />} loading={actions.busy === 'titles'} onClick={actions.downloadTitles}>
            下载 titles.csv
          </Button>
        )}
        {!hasReport && <span>报告保留 {KeepReportDays} 天，已过期删除。</span>}
      </div>
      {problems.length > 0 && (
        <PageTable<Row>
          noun="问题"
          rowKey={({ file, line, column, message }) => [file, line, column, message].join(' ')}
          dataSource={problems.slice((page - 1) * pageSize, page * pageSize)}
          columns={columns}
          pageSizes={[pageSize]}
          pagination={{ current: page, pageSize, total: problems.length }}
          onChange={({ current = 1 }) => setPage(current)}
          scroll={{ x: 820 }}
        />
      )}
    </>
  )
}

const columns: TableColumnsType<Row> = [
  {
    title: '问题',
    dataIndex: 'message',
    render: (message: string, { column, sourceId }) => (
      <>
        {message}
        {(column || sourceId) && (
          <SecondaryText>
            {[column && `“${column}”列`, sourceId && `编号 ${sourceId}`].filter(Boolean).join('，')}
          </SecondaryText>
        )}
      </>
    ),
  },
  { title: '文件', dataIndex: 'file', width: 190 },
  { title: '行', dataIndex: 'line', width: 76, className: 'numeric', render: (line: number) => line || '—' },
  {
    title: '级别',
    dataIndex: 'level',
    width: 88,
    render: (level: Row['level']) => (
      <Tag bordered={false} color={levels[level].color}>
        {levels[level].text}
      </Tag>
    ),
  },
]
