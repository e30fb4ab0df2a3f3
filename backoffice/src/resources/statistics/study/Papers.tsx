import { MinAttempts, rateText } from '@zhuxue/api/terms/exams'
import { Tooltip, type TableProps } from 'antd'
import { Link } from 'react-router'
import { Panel } from '../../../components/charts/Panel'
import { formatCount } from '../../../components/format'
import { PageTable } from '../../../components/list/PageTable'
import type { CourseStudy } from '../../../lib/apiTypes'
import { analysisPathOf } from '../../exams/public'
import type { ViewerRole } from './viewerRole'

type Paper = CourseStudy['papers'][number]
const numericColumn = { align: 'right' as const, className: 'numeric' }

/** Results of the tests of the course and its chapters; the name links to the question statistics. */
export function Papers({ as, papers }: { as: ViewerRole; papers: Paper[] }) {
  const columns: TableProps<Paper>['columns'] = [
    {
      title: '试卷',
      dataIndex: 'paperName',
      render: (name: string, { paperId }) => (
        <Link to={analysisPathOf(as, paperId)} aria-label={`${name}的试题分析`}>
          {name}
        </Link>
      ),
    },
    { title: '已出成绩', dataIndex: 'sat', width: 110, ...numericColumn, render: formatCount },
    {
      title: '通过',
      dataIndex: 'passed',
      width: 140,
      ...numericColumn,
      render: (passed: number, { passRate }) =>
        passRate === null ? formatCount(passed) : `${formatCount(passed)}（${rateText(passRate)}）`,
    },
    {
      title: <Tooltip title={`不足 ${MinAttempts} 份时不计算`}>正确率</Tooltip>,
      dataIndex: 'rightRate',
      width: 110,
      ...numericColumn,
      render: rateText,
    },
    { title: '待批阅', dataIndex: 'openAnswers', width: 110, ...numericColumn, render: formatCount },
  ]
  return (
    <Panel title="试卷">
      <PageTable<Paper>
        noun="试卷"
        about="课程或章节有了试卷，这里列出测试的通过情况和正确率。"
        rowKey="paperId"
        columns={columns}
        dataSource={papers}
        pagination={false}
      />
    </Panel>
  )
}
