import { Difficulties, QuestionTypeText } from '@zhuxue/api/terms/exams'
import { CertSubjectText } from '@zhuxue/api/terms/catalogue'
import { Input, Space, Tag, Typography, type TableProps } from 'antd'
import { Select } from '../../../components/fields/Select'
import { choicesOf } from '../../../components/list/filter/filters'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { ALL } from '../../../providers/data'
import { answerColumns } from './answerColumns'
import { subjectOptions } from './TagFields'
import { PreviewToggle } from './PreviewToggle'
import { shownName } from './question'
import type { ListedQuestion, Question } from '../../../lib/apiTypes'

const all = { value: ALL, label: '全部' }
const difficulties = Difficulties.map((value) => ({ value: String(value), label: `${value} 星` }))

export const questionFilters: Filter[] = [
  { name: 'keyword', label: '题干', field: <Input allowClear placeholder="输入题干" /> },
  { name: 'questionType', label: '题型', field: <Select options={choicesOf(QuestionTypeText)} /> },
  { name: 'difficulty', label: '难度', field: <Select options={[all, ...difficulties]} /> },
  { name: 'subjectCode', label: '专业', field: <Select options={[all, ...subjectOptions]} /> },
  { name: 'chapterName', label: '章节', field: <Input allowClear /> },
  { name: 'knowledgePoint', label: '知识点', field: <Input allowClear /> },
]
export const noFilters = { questionType: ALL, difficulty: ALL, subjectCode: ALL }

export const questionColumns: NonNullable<TableProps<Question>['columns']> = [
  { title: '题号', dataIndex: 'questionNo', width: 64, className: 'numeric' },
  {
    title: '题目',
    dataIndex: 'questionName',
    render: (name: string, question) => (
      <PreviewToggle question={question} name={shownName(name)}>
        <Tags question={question} />
      </PreviewToggle>
    ),
  },
  ...answerColumns,
  { title: '分值', dataIndex: 'questionScore', width: 64, align: 'right', className: 'numeric' },
]

function Tags({ question }: { question: Question & Partial<Pick<ListedQuestion, 'paperCount'>> }) {
  const { subjectCode, chapterName, knowledgePoint, difficulty, clauses, reviewPending, paperCount } = question
  const texts = [
    subjectCode && CertSubjectText[subjectCode as keyof typeof CertSubjectText],
    chapterName,
    knowledgePoint,
    difficulty && `难度 ${difficulty}`,
    ...clauses,
    paperCount && `用于 ${paperCount} 份试卷`,
  ].filter(Boolean)
  return (
    <Space size={[4, 4]} wrap>
      {reviewPending && (
        <Tag color="warning" bordered={false}>
          条文已替代，待确认
        </Tag>
      )}
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {texts.join(' · ')}
      </Typography.Text>
    </Space>
  )
}
