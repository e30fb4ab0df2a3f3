import { ReviewOutcome, ReviewOutcomeText } from '@zhuxue/api/terms/exams'
import { Space, Tag, Typography, type TableProps } from 'antd'
import { RowAction } from '../RowAction'
import type { ClauseReview } from '../../../lib/apiTypes'

interface Acts {
  busy: boolean
  onEdit: (review: ClauseReview) => void
  onReview: (outcome: ReviewOutcome, reviews: ClauseReview[]) => Promise<void>
}

export const reviewColumns = ({ busy, onEdit, onReview }: Acts): TableProps<ClauseReview>['columns'] => [
  {
    title: '题目',
    dataIndex: 'questionName',
    render: (name: string, { questionBankName, questionNo, isEdited }) => (
      <>
        <div style={{ overflowWrap: 'anywhere' }}>{name}</div>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {questionBankName} · 第 {questionNo} 题
        </Typography.Text>
        {isEdited && (
          <Tag bordered={false} color="processing" style={{ marginInlineStart: 8 }}>
            已修改过
          </Tag>
        )}
      </>
    ),
  },
  {
    title: '条文',
    dataIndex: 'clause',
    width: 250,
    render: (clause: string, { replacedBy, replaceReason }) => (
      <>
        <div>{clause}</div>
        <div>→ {replacedBy}</div>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {replaceReason}
        </Typography.Text>
      </>
    ),
  },
  {
    title: '结论',
    key: 'acts',
    width: 320,
    render: (_, review) => {
      const { questionName } = review
      return (
        <Space size={[14, 0]} wrap>
          <RowAction name="编辑" of={questionName} on={() => onEdit(review)} />
          {Object.values(ReviewOutcome).map((outcome) => (
            <RowAction
              key={outcome}
              name={ReviewOutcomeText[outcome]}
              of={questionName}
              disabled={busy}
              on={() => void onReview(outcome, [review])}
            />
          ))}
        </Space>
      )
    },
  },
]
