import { elapsedText, passText } from '@zhuxue/api/terms/exams'
import { Tag } from 'antd'
import { formatPoints } from '../../../components/format'

export const pointsColumn = { align: 'right' as const, className: 'numeric', render: formatPoints }

export const passedColumn = {
  title: '是否通过',
  dataIndex: 'passed',
  width: 96,
  render: (passed: number | null) => (
    <Tag bordered={false} color={passed === null ? 'processing' : passed ? 'success' : 'error'}>
      {passText(passed)}
    </Tag>
  ),
}

export const elapsedColumn = { title: '用时', dataIndex: 'elapsedTime', width: 120, render: elapsedText }
