import { LearnerColumns } from '@zhuxue/api/terms/learning'
import { Tag, Typography, type TableProps } from 'antd'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import type { LearnerImport } from '../../../lib/apiTypes'

type Row = LearnerImport['rows'][number]

export function ImportRows({ rows }: { rows: Row[] }) {
  return (
    <PageTable<Row>
      noun="学员"
      rowKey="line"
      dataSource={rows}
      columns={columns}
      pagination={false}
      scroll={{ x: 640, y: 440 }}
    />
  )
}

const columns: TableProps<Row>['columns'] = [
  { title: '行', dataIndex: 'line', width: 64, className: 'numeric' },
  {
    title: '学员',
    dataIndex: 'userName',
    width: 150,
    render: (name: string, { telephone }) => (
      <>
        {name || '—'}
        <SecondaryText>
          <span className="numeric">{telephone || '—'}</span>
        </SecondaryText>
      </>
    ),
  },
  {
    title: '课程编号',
    dataIndex: 'courseNumber',
    width: 116,
    className: 'numeric',
    render: (text: string) => text || '—',
  },
  {
    title: '检查',
    key: 'problems',
    render: (_, { faults, notes }) => (
      <>
        {faults.map(({ column, sentence }) => (
          <Typography.Text key={column + sentence} type="danger" style={{ display: 'block' }}>
            “{LearnerColumns[column]}”列：{sentence}
          </Typography.Text>
        ))}
        {notes.map(({ sentence }) => (
          <SecondaryText key={sentence}>{sentence}</SecondaryText>
        ))}
        {!faults.length && !notes.length && '没有问题'}
      </>
    ),
  },
  {
    title: '处理',
    key: 'result',
    width: 170,
    render: (_, { faults, isNew, hasCourse }) =>
      faults.length ? (
        <Tag color="error">不导入</Tag>
      ) : (
        <>
          <Tag color={isNew ? 'success' : 'default'}>{isNew ? '新学员' : '已有学员'}</Tag>
          {hasCourse !== null && (
            <Tag color={hasCourse ? 'default' : 'success'}>{hasCourse ? '已有课程' : '开通课程'}</Tag>
          )}
        </>
      ),
  },
]
