import { PlusOutlined } from '@ant-design/icons'
import { CourseType, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { PaperTypeText } from '@zhuxue/api/terms/exams'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/ButtonLink'
import { CourseSelect } from '../../../components/fields/CourseSelect'
import { Select } from '../../../components/fields/Select'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { ALL } from '../../../providers/data'
import { ExamTabs } from '../ExamTabs'
import { useExamPaths } from '../paths'
import { subjectOptions } from '../questions/TagFields'
import { paperColumns } from './columns'
import { useDeletion } from './useDeletion'
import type { Paper } from '../../../lib/apiTypes'

const optionsOf = (texts: Record<string, string>) => [
  { value: ALL, label: '全部' },
  ...Object.entries(texts).map(([value, label]) => ({ value, label })),
]

const paperFilters: Filter[] = [
  {
    name: 'paperName',
    label: '试卷名称',
    field: <Input allowClear placeholder="输入试卷名称" count={charactersUpTo(100)} />,
  },
  { name: 'paperType', label: '类型', field: <Select options={optionsOf(PaperTypeText)} /> },
]
const courseTypes = [CourseType.Course, CourseType.FurtherEducation, CourseType.Live]

/** `known` labels the course of the URL. */
const courseFilter = (resource: 'courses' | 'teacher-courses', known: Paper[]): Filter => ({
  name: 'courseId',
  label: '所属课程',
  wide: true,
  field: <CourseFilter resource={resource} known={known} />,
})

function CourseFilter(props: {
  resource: 'courses' | 'teacher-courses'
  known: Paper[]
  value?: string | number
  onChange?: (courseId?: number) => void
}) {
  const { resource, known, value, onChange, ...field } = props
  const named = known.flatMap(({ courseId, courseName }) => (courseId && courseName ? [{ courseId, courseName }] : []))
  return (
    <CourseSelect
      {...field}
      resource={resource}
      types={courseTypes}
      known={named.slice(0, 1)}
      value={value ? Number(value) : undefined}
      onChange={onChange}
    />
  )
}

const subjectFilters: Filter[] = [
  {
    name: 'subjectCode',
    label: '专业',
    field: <Select options={[{ value: ALL, label: '全部' }, ...subjectOptions]} />,
  },
  { name: 'requiredCourse', label: '课程性质', field: <Select options={optionsOf(RequiredCourseText)} /> },
]

/** docs/product.md 11.2: the papers of courses and chapters. */
export const PaperList = () => <Papers resource="papers" filters={paperFilters} defaults={{ paperType: ALL }} />

export const SubjectPaperList = () => (
  <Papers
    ofSubject
    resource="subject-papers"
    filters={subjectFilters}
    defaults={{ subjectCode: ALL, requiredCourse: ALL }}
  />
)

function Papers(props: { resource: string; filters: Filter[]; defaults: object; ofSubject?: boolean }) {
  const { resource, filters, defaults, ofSubject } = props
  const { remove, busy } = useDeletion(resource)
  const { of, paths, viewerRole } = useExamPaths()
  const newPaper = ofSubject ? paths.newSubjectPaper : paths.newPaper
  const can = useAllowedActions('papers')
  const { tableProps, filterBar, result } = useListing<Paper, object>({ resource, defaults })
  const courses = viewerRole === 'teacher' ? 'teacher-courses' : 'courses'

  return (
    <Page
      title="题库管理"
      tab={ofSubject ? '科目测试试卷' : '考试试卷'}
      extra={
        <ButtonLink type="primary" icon={<PlusOutlined />} to={newPaper}>
          新增试卷
        </ButtonLink>
      }
    >
      <ExamTabs />
      <FilterBar
        {...filterBar}
        filters={ofSubject ? filters : [...filters, courseFilter(courses, result.data ?? [])]}
      />
      <PageTable<Paper>
        {...tableProps}
        noun="试卷"
        next={<Link to={newPaper}>新增第一份试卷</Link>}
        rowKey="paperId"
        columns={paperColumns({
          of,
          canSeeScores: can('scores'),
          busy,
          onRemove: remove,
          courseFormOf: ofSubject ? undefined : (courseId) => `/board/${viewerRole}/course-detail/${courseId}`,
        })}
        scroll={{ x: ofSubject ? 900 : 1080 }}
      />
    </Page>
  )
}
