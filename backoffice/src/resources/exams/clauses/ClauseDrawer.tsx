import { ReviewOutcomeText } from '@zhuxue/api/terms/exams'
import { Space, Tag, Typography, type TableProps } from 'antd'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { useState } from 'react'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { QuestionDialog } from '../questions/QuestionDialog'
import { RowAction } from '../RowAction'
import { ClauseNameField } from './ClauseNameField'
import { State } from './columns'
import type { ClauseQuestion } from '../../../lib/apiTypes'

interface Props {
  clauseId: number
  name: string
  onChanged: () => void
  onClose: () => void
}

/** The questions based on a clause, and the review of each. */
export function ClauseDrawer({ clauseId: id, name, onChanged, onClose }: Props) {
  const [queryParams, setQueryParams] = useState({ page: 1, pageSize: 10 })
  const [edited, setEdited] = useState<ClauseQuestion | null>(null)
  const { query, data } = useApiQuery('GET /api/admin/clauses/:id/questions', {
    params: { id },
    queryParams,
    queryOptions: { placeholderData: (before: unknown) => before as never, retry: false },
    errorNotification: false,
  })
  const saved = () => {
    void query.refetch()
    onChanged()
  }

  return (
    <SideDrawer title={name} width="min(760px, 100vw)" onClose={onClose}>
      <Space direction="vertical" size={12} style={{ width: '100%' }}>
        {data && (
          <div>
            <ClauseNameField clause={data.clause} onSaved={saved} />
            <State clause={data.clause} />
          </div>
        )}
        <PageTable<ClauseQuestion>
          noun="题目"
          rowKey="reviewId"
          dataSource={data?.clauseQuestions}
          loading={query.isPending || query.isPlaceholderData}
          columns={columnsOf(setEdited)}
          scroll={{ x: 560 }}
          pagination={{ current: queryParams.page, pageSize: queryParams.pageSize, total: data?.total ?? 0 }}
          onChange={({ current = 1, pageSize = 10 }) => setQueryParams({ page: current, pageSize })}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </Space>
      {edited && (
        <QuestionDialog
          bankId={edited.questionBankId}
          question={edited}
          onSaved={saved}
          onClose={() => setEdited(null)}
        />
      )}
    </SideDrawer>
  )
}

const columnsOf = (onEdit: (question: ClauseQuestion) => void): TableProps<ClauseQuestion>['columns'] => [
  {
    title: '题目',
    dataIndex: 'questionName',
    render: (name: string, { questionBankName, questionNo }) => (
      <>
        <div style={{ overflowWrap: 'anywhere' }}>{name}</div>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {questionBankName} · 第 {questionNo} 题
        </Typography.Text>
      </>
    ),
  },
  {
    title: '复核',
    key: 'review',
    width: 110,
    render: (_, { isPending, reviewOutcome }) =>
      isPending ? (
        <Tag bordered={false} color="warning">
          待复核
        </Tag>
      ) : reviewOutcome ? (
        ReviewOutcomeText[reviewOutcome]
      ) : (
        '—'
      ),
  },
  {
    title: '操作',
    key: 'acts',
    width: 96,
    render: (_, question) => <RowAction name="编辑题目" of={question.questionName} on={() => onEdit(question)} />,
  },
]
