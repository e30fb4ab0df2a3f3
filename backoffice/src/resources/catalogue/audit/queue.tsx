import { CheckCircleOutlined } from '@ant-design/icons'
import { useList, type HttpError } from '@refinedev/core'
import { CourseStatus, CourseTypeText, type CourseType } from '@zhuxue/api/terms/catalogue'
import { type TableProps } from 'antd'
import { Link } from 'react-router'
import { dateColumn, moneyColumn } from '../../../components/list/columns'
import { Notice } from '../../../components/Notice'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { CourseTitle } from '../list/CourseTitle'
import { AdminTabs } from '../list/CatalogueTabs'
import { auditQueuePath } from './useDifferences'
import type { Course } from '../../../lib/apiTypes'
import { ButtonLink } from '../../../components/ButtonLink'

const maxCourses = 100

const columns: TableProps<Course>['columns'] = [
  {
    title: '名称',
    dataIndex: 'courseName',
    render: (_, course) => <CourseTitle course={course} to={`${auditQueuePath}/${course.courseId}`} />,
  },
  { title: '类型', dataIndex: 'courseType', width: 116, render: (type: CourseType) => CourseTypeText[type] },
  { title: '讲师', dataIndex: 'teacherName', width: 100, render: (name) => name ?? '—' },
  moneyColumn<Course>({ title: '价格（元）', dataIndex: 'coursePrice' }),
  {
    title: '上次发布',
    dataIndex: 'publishTime',
    width: 120,
    className: 'numeric',
    render: (time: string | null) => time?.slice(0, 10) ?? '首次发布',
  },
  dateColumn<Course>({ title: '提交时间', dataIndex: 'submitTime' }),
  {
    title: '操作',
    width: 80,
    render: (_, { courseId, courseName }) => (
      <Link to={`${auditQueuePath}/${courseId}`} aria-label={`审核 ${courseName}`}>
        审核
      </Link>
    ),
  },
]

export function AuditQueue() {
  const { result, query } = useList<Course & { id: number }, HttpError>({
    resource: 'courses',
    filters: [{ field: 'courseStatus', operator: 'eq', value: [CourseStatus.Auditing] }],
    pagination: { currentPage: 1, pageSize: maxCourses },
    queryOptions: { staleTime: 0 },
  })
  const rows = [...result.data].sort((a, b) => (a.submitTime ?? '').localeCompare(b.submitTime ?? ''))

  return (
    <Page title="课程审核">
      <AdminTabs />
      {query.isSuccess && rows.length === 0 ? (
        <Notice
          icon={<CheckCircleOutlined />}
          title="没有待审核的课程"
          action={<ButtonLink to="/board/admin/courses">返回课程列表</ButtonLink>}
        >
          讲师提交审核后，课程会出现在这里。
        </Notice>
      ) : (
        <PageTable<Course>
          noun="课程"
          rowKey="courseId"
          columns={columns}
          dataSource={rows}
          loading={query.isPending}
          pagination={false}
          scroll={{ x: 860 }}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </Page>
  )
}
