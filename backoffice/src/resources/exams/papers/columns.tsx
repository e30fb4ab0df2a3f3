import { PaperTypeText, type PaperType } from '@zhuxue/api/terms/exams'
import { Space, Tag, type TableProps } from 'antd'
import { Link } from 'react-router'
import { dateColumn } from '../../../components/list/columns'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { RowAction } from '../RowAction'
import type { useExamPaths } from '../paths'
import type { Paper } from '../../../lib/apiTypes'

const rulesText = ({ limitMinutes, passLine, maxAttempts }: Paper) =>
  [
    limitMinutes ? `限时 ${limitMinutes} 分钟` : '不限时',
    passLine ? `及格 ${passLine} 分` : null,
    maxAttempts ? `最多 ${maxAttempts} 次` : null,
  ]
    .filter(Boolean)
    .join(' · ')

const courseColumn = (formOf: (courseId: number) => string): NonNullable<TableProps<Paper>['columns']>[number] => ({
  title: '所属课程',
  dataIndex: 'courseName',
  width: 240,
  render: (name: string | null, { courseId, courseChapterId }) =>
    courseId && name ? (
      <>
        <Link to={formOf(courseId)}>{name}</Link>
        {courseChapterId && <SecondaryText>章节练习</SecondaryText>}
      </>
    ) : (
      '—'
    ),
})

export function paperColumns(act: {
  of: ReturnType<typeof useExamPaths>['of']
  canSeeScores: boolean
  busy: string | number | null
  onEdit: (paper: Paper) => void
  onRemove: (paper: Paper) => void
  /** Absent for papers of subjects. */
  courseFormOf?: (courseId: number) => string
}): TableProps<Paper>['columns'] {
  return [
    {
      title: '试卷名称',
      dataIndex: 'paperName',
      render: (name: string, paper) => (
        <>
          <Link to={act.of('paperQuestions', paper.paperId)}>{name}</Link>
          <SecondaryText>{rulesText(paper)}</SecondaryText>
        </>
      ),
    },
    ...(act.courseFormOf ? [courseColumn(act.courseFormOf)] : []),
    { title: '类型', dataIndex: 'paperType', width: 84, render: (type: PaperType) => PaperTypeText[type] },
    {
      title: '题目',
      dataIndex: 'questionCount',
      width: 130,
      render: (count: number, { drawRules }) => (
        <Space size={6}>
          {count === 0 ? <Tag color="warning">没有题目</Tag> : `${count} 道`}
          {drawRules && (
            <Tag bordered={false} color="processing">
              抽题
            </Tag>
          )}
        </Space>
      ),
    },
    dateColumn<Paper>({ title: '创建时间', dataIndex: 'createTime' }),
    {
      title: '操作',
      width: 260,
      render: (_, paper) => (
        <Space size={[14, 4]} wrap style={{ whiteSpace: 'nowrap' }}>
          <Link to={act.of('paperQuestions', paper.paperId)}>维护题目</Link>
          {act.canSeeScores && <Link to={act.of('scores', paper.paperId)}>成绩</Link>}
          <Link to={act.of('analysis', paper.paperId)}>分析</Link>
          <RowAction name="设置" of={paper.paperName} on={() => act.onEdit(paper)} />
          <RowAction
            danger
            name="删除"
            of={paper.paperName}
            busy={act.busy === paper.paperId}
            on={() => act.onRemove(paper)}
          />
        </Space>
      ),
    },
  ]
}
