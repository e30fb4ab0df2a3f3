import { PlusOutlined } from '@ant-design/icons'
import { CourseStatus, CourseStatusText, says } from '@zhuxue/api/terms/catalogue'
import { Button, Input, Select, type TableProps } from 'antd'
import { Link } from 'react-router'
import { moneyColumn, statusColumn } from '../../kit/columns'
import { FilterBar } from '../../kit/FilterBar'
import { Page } from '../../kit/Page'
import { PageTable } from '../../kit/PageTable'
import { useCommand } from '../../kit/useCommand'
import { useListing } from '../../kit/useListing'
import { ALL } from '../../providers/data'
import { submitForAudit, withdraw } from './calls'
import { courseStatusTone, type Course } from './course'
import { CourseTitle } from './CourseTitle'
import { optionsOf } from './filters'

const detail = '/board/teacher/course-detail'
const defaults = { courseStatus: CourseStatus.Unpublish as string }

const filters = [
  {
    name: 'courseName',
    label: '课程名称',
    field: <Input allowClear placeholder="输入名称中的字" />,
  },
  {
    name: 'courseStatus',
    label: '状态',
    field: <Select options={[{ value: ALL, label: '全部' }, ...optionsOf(CourseStatusText)]} />,
  },
]

/** Back office 2.7: a teacher's own courses, handed in for audit or taken back for changes. */
export function TeacherList() {
  const { tableProps, tableQuery, searchFormProps, reset } = useListing<Course, typeof defaults>({
    resource: 'teacher-courses',
    defaults,
  })
  const { run, busy } = useCommand('teacher-courses')

  const columns: TableProps<Course>['columns'] = [
    {
      title: '课程名称',
      dataIndex: 'courseName',
      render: (_, course) => <CourseTitle course={course} to={`${detail}/${course.courseId}`} />,
    },
    { title: '讲课专家', dataIndex: 'teacherName', width: 110, render: (name) => name ?? '—' },
    moneyColumn<Course>({
      title: '价格（元）',
      dataIndex: 'coursePrice',
      original: 'coursePriceOriginal',
    }),
    statusColumn<Course, CourseStatus>({
      title: '状态',
      dataIndex: 'courseStatus',
      text: CourseStatusText,
      tone: courseStatusTone,
    }),
    {
      title: '操作',
      width: 110,
      fixed: 'right',
      render: (_, { courseId, courseStatus }) => {
        const open = courseStatus === CourseStatus.Unpublish
        const call = open ? submitForAudit : withdraw
        return (
          <Button
            type="link"
            size="small"
            style={{ paddingInline: 0 }}
            loading={busy === courseId}
            onClick={() =>
              void run(courseId, () => call(courseId), open ? says.submitted : says.withdrawn)
            }
          >
            {open ? '提交审核' : '撤回修改'}
          </Button>
        )
      },
    },
  ]

  return (
    <Page
      title="我的课程"
      extra={
        <Link to={detail}>
          <Button type="primary" icon={<PlusOutlined />}>
            新增课程
          </Button>
        </Link>
      }
    >
      <FilterBar
        form={searchFormProps}
        filters={filters}
        onReset={reset}
        busy={tableQuery.isFetching}
      />
      <PageTable<Course>
        {...tableProps}
        noun="课程"
        rowKey="courseId"
        columns={columns}
        scroll={{ x: 820 }}
        error={tableQuery.error}
        onRetry={() => void tableQuery.refetch()}
      />
    </Page>
  )
}
