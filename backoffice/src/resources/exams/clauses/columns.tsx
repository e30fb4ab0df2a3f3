import { ClauseState, ClauseStateText } from '@zhuxue/api/terms/exams'
import { Button, Space, Typography, type TableProps } from 'antd'
import { Link } from 'react-router'
import { numberColumn } from '../../../components/list/columns'
import { StatusTag } from '../../../components/list/StatusTag'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { RowAction } from '../RowAction'
import { examPaths } from '../paths'
import type { Clause } from '../../../lib/apiTypes'

interface Acts {
  onOpen: (clause: Clause) => void
  onReplace: (clause: Clause) => void
  onBfcacheRestore: (clause: Clause) => void
}

export const clauseColumns = (acts: Acts): TableProps<Clause>['columns'] => [
  {
    title: '规范条文',
    dataIndex: 'clause',
    render: (name: string, clause) => (
      <>
        <Button
          type="link"
          style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
          onClick={() => acts.onOpen(clause)}
        >
          {name}
        </Button>
        {clause.clauseName && <SecondaryText>{clause.clauseName}</SecondaryText>}
      </>
    ),
  },
  { title: '状态', key: 'state', width: 260, render: (_, clause) => <State clause={clause} /> },
  numberColumn<Clause>({ title: '题目', dataIndex: 'questionCount' }),
  {
    title: '待复核',
    dataIndex: 'pendingCount',
    width: 84,
    align: 'right',
    className: 'numeric',
    render: (count: number, { clauseId, clause }) =>
      count ? (
        <Link to={`${examPaths.clauseReviews}?clauseId=${clauseId}`} aria-label={`复核 ${clause} 的 ${count} 道题目`}>
          {count}
        </Link>
      ) : (
        '—'
      ),
  },
  {
    title: '操作',
    key: 'acts',
    width: 180,
    render: (_, clause) => (
      <Space size={16}>
        <RowAction name="题目" of={clause.clause} on={() => acts.onOpen(clause)} />
        {clause.clauseState === ClauseState.Valid ? (
          <RowAction name="标记被替代" of={clause.clause} on={() => acts.onReplace(clause)} />
        ) : (
          <RowAction name="恢复现行" of={clause.clause} on={() => acts.onBfcacheRestore(clause)} />
        )}
      </Space>
    ),
  },
]

const tones = { valid: 'success', replaced: 'warning' } as const

export function State({ clause }: { clause: Clause }) {
  const { clauseState, replacedBy, replaceReason } = clause
  return (
    <>
      <StatusTag of={clauseState} text={ClauseStateText} tone={tones} />
      {replacedBy && (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          由 {replacedBy} 替代：{replaceReason ?? '没有写原因'}
        </Typography.Text>
      )}
    </>
  )
}
