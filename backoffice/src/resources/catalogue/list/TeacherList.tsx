import { PlusOutlined } from '@ant-design/icons'
import { CourseStatus, CourseStatusText } from '@zhuxue/api/terms/catalogue'
import { type TableProps } from 'antd'
import { Link } from 'react-router'
import { Select } from '../../../components/fields/Select'
import { moneyColumn, statusColumn } from '../../../components/list/columns'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { SearchElsewhere } from '../../../components/list/SearchElsewhere'
import { useListing } from '../../../components/list/useListing'
import { ALL } from '../../../providers/data'
import { courseStudyPathOf } from '../../statistics/public'
import { courseStatusTone } from '../courses/course'
import { CourseTitle } from './CourseTitle'
import { nameFilter, optionsOf } from './filters'
import { TeacherTabs } from './CatalogueTabs'
import { useSubmission, type Submission } from './useSubmission'
import type { Course } from '../../../lib/apiTypes'
import { LinkButton } from '../../../components/list/LinkButton'
import { ButtonLink } from '../../../components/ButtonLink'

interface Props {
  resource: 'teacher-courses' | 'teacher-answers'
  title: string
  tab?: string
  noun: string
  /** Path of the form. */
  detail: string
}

const defaults = { courseStatus: CourseStatus.Unpublish as string }
const statuses = [{ value: ALL, label: '全部' }, ...optionsOf(CourseStatusText)]

/** docs/product.md 13.5: a teacher's own courses or questions, submitted for audit or withdrawn for changes. */
export function TeacherList({ resource, title, tab, noun, detail }: Props) {
  const listing = useListing<Course, typeof defaults>({ resource, defaults })
  const { tableProps, filterBar } = listing
  const submission = useSubmission(resource)

  const columns: TableProps<Course>['columns'] = [
    {
      title: `${noun}名称`,
      dataIndex: 'courseName',
      render: (_, course) => (
        <CourseTitle
          course={course}
          to={`${detail}/${course.courseId}`}
          below={sentBack(course) && `退回原因：${course.sentBackReason}`}
        />
      ),
    },
    { title: '讲师', dataIndex: 'teacherName', width: 110, render: (name) => name ?? '—' },
    moneyColumn<Course>({ title: '价格（元）', dataIndex: 'coursePrice', original: 'coursePriceOriginal' }),
    statusColumn<Course, CourseStatus>({
      title: '状态',
      dataIndex: 'courseStatus',
      text: CourseStatusText,
      tone: courseStatusTone,
    }),
    {
      title: '学习情况',
      width: 88,
      render: (_, { courseId, courseName }) => (
        <Link to={courseStudyPathOf('teacher', courseId)} aria-label={`${courseName}的学习情况`}>
          查看
        </Link>
      ),
    },
    { title: '操作', width: 110, render: (_, course) => <SubmitButton course={course} submission={submission} /> },
  ]

  return (
    <Page
      title={title}
      tab={tab}
      extra={
        <ButtonLink to={detail} type="primary" icon={<PlusOutlined />}>
          新增{noun}
        </ButtonLink>
      }
    >
      <TeacherTabs />
      <FilterBar
        {...filterBar}
        filters={[
          nameFilter(`${noun}名称`),
          { name: 'courseStatus', label: '状态', field: <Select options={statuses} /> },
        ]}
      />
      <PageTable<Course>
        {...tableProps}
        noun={noun}
        rowKey="courseId"
        columns={columns}
        scroll={{ x: 900 }}
        next={<Link to={detail}>新增{noun}</Link>}
        about={
          <SearchElsewhere
            resource={resource}
            filters={listing.filters}
            without={{ courseStatus: ALL }}
            onSearch={listing.search}
          >
            在全部状态中查找
          </SearchElsewhere>
        }
      />
      {submission.dialog}
    </Page>
  )
}

const sentBack = ({ sentBackReason, courseStatus }: Course) =>
  Boolean(sentBackReason) && courseStatus === CourseStatus.Unpublish

/** docs/product.md 13.5: 提交审核 for unpublished courses, 撤回修改 for all others. */
function SubmitButton({ course, submission }: { course: Course; submission: Submission }) {
  const { courseId, courseName, courseStatus } = course
  const open = courseStatus === CourseStatus.Unpublish
  const label = open ? '提交审核' : '撤回修改'
  return (
    <LinkButton
      aria-label={`${label} ${courseName}`}
      loading={submission.busy === `${open ? 'submit' : 'withdraw'}-${courseId}`}
      onClick={() => (open ? submission.submit(course) : submission.withdraw(course))}
    >
      {label}
    </LinkButton>
  )
}
