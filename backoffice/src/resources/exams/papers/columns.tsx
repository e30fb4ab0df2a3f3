import { MoreOutlined } from '@ant-design/icons'
import { PaperTypeText, type PaperType } from '@zhuxue/api/terms/exams'
import { Button, Dropdown, Space, Tag, type TableProps } from 'antd'
import { Link } from 'react-router'
import { dateColumn } from '../../../components/list/columns'
import { SecondaryText } from '../../../components/list/SecondaryText'
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
          <Link to={act.of('paper', paper.paperId)}>{name}</Link>
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
          <Link to={act.of('paper', paper.paperId)}>维护题目</Link>
          {act.canSeeScores && <Link to={act.of('scores', paper.paperId)}>成绩</Link>}
          <Link to={act.of('analysis', paper.paperId)}>分析</Link>
          <MoreActions
            settings={`${act.of('paper', paper.paperId)}?tab=settings`}
            name={paper.paperName}
            isBusy={act.busy === paper.paperId}
            onRemove={() => act.onRemove(paper)}
          />
        </Space>
      ),
    },
  ]
}

/** Rarely used commands of a row. */
function MoreActions(props: { settings: string; name: string; isBusy: boolean; onRemove: () => void }) {
  const { settings, name, isBusy, onRemove } = props
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'settings', label: <Link to={settings}>考试设置</Link> },
          { key: 'remove', label: '删除', danger: true, onClick: onRemove },
        ],
      }}
    >
      <Button
        type="link"
        size="small"
        style={{ paddingInline: 0 }}
        icon={<MoreOutlined />}
        loading={isBusy}
        aria-haspopup="menu"
        aria-label={`更多 ${name}`}
      />
    </Dropdown>
  )
}
