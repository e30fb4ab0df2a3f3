import { QuestionCircleOutlined, SwapOutlined } from '@ant-design/icons'
import { CourseStatus, CourseStatusText, CourseTypeText, type CourseType } from '@zhuxue/api/terms/catalogue'
import { Button, Tooltip, type TableColumnType } from 'antd'
import { Link } from 'react-router'
import { formatCount } from '../../../components/format'
import { dateColumn, moneyColumn, numberColumn, statusColumn } from '../../../components/list/columns'
import { StatusTag } from '../../../components/list/StatusTag'
import { courseStatusTone } from '../courses/course'
import { CourseTitle } from './CourseTitle'
import type { RowActions } from './useRowActions'
import { HotSwitch, PublishSwitch } from './switches'
import type { Course } from '../../../lib/apiTypes'

type Column = TableColumnType<Course>

interface ColumnContext {
  /** Label of the name column. */
  name: string
  /** Path of the form; absent for a read-only list. */
  detail?: string
  /** Path of the audit of a waiting course. */
  audit?: string
  actions: RowActions
  /** Opens the dialog for a new position; absent without permission. */
  onMove?: (course: Course) => void
}

const columns = {
  name: ({ name, detail, audit }) => ({
    title: name,
    dataIndex: 'courseName',
    render: (_, course) => {
      // An auditor has no form, and reads the waiting courses only.
      const page = detail ?? (course.courseStatus === CourseStatus.Auditing ? audit : undefined)
      return <CourseTitle course={course} to={page && `${page}/${course.courseId}`} />
    },
  }),
  type: () => ({
    title: '类型',
    dataIndex: 'courseType',
    width: 116,
    render: (type: CourseType) => CourseTypeText[type],
  }),
  teacher: () => ({ title: '讲师', dataIndex: 'teacherName', width: 92, render: (name) => name ?? '—' }),
  price: () => moneyColumn<Course>({ title: '价格（元）', dataIndex: 'coursePrice', original: 'coursePriceOriginal' }),
  freight: () => moneyColumn<Course>({ title: '运费（元）', dataIndex: 'freightPrice', width: 96 }),
  order: ({ onMove }) => ({
    ...numberColumn<Course>({ title: '排序', dataIndex: 'courseOrder' }),
    ...(onMove && {
      render: (order: number, course) => (
        <Button
          type="link"
          size="small"
          style={{ padding: 0, gap: 4 }}
          aria-label={`移动 ${course.courseName}`}
          title="移动到…"
          onClick={() => onMove(course)}
        >
          {order}
          <SwapOutlined rotate={90} style={{ opacity: 0.6 }} />
        </Button>
      ),
    }),
  }),
  status: ({ audit }) => ({
    ...statusColumn<Course, Course['courseStatus']>({
      title: '状态',
      dataIndex: 'courseStatus',
      text: CourseStatusText,
      tone: courseStatusTone,
    }),
    render: (status: CourseStatus, { courseId, courseName }) => {
      const tag = <StatusTag of={status} text={CourseStatusText} tone={courseStatusTone} />
      if (!audit || status !== CourseStatus.Auditing) return tag
      return (
        <Link to={`${audit}/${courseId}`} aria-label={`审核 ${courseName}`} title="对照审核">
          {tag}
        </Link>
      )
    },
  }),
  publishTime: () => dateColumn<Course>({ title: '发布时间', dataIndex: 'publishTime' }),
  orderCount: () => ({
    ...numberColumn<Course>({ dataIndex: 'orderCount', width: 138, render: formatCount }),
    title: (
      <Tooltip title="商城里显示的购买人数，可以在课程里修改；不是实际的订单数">
        <span style={{ whiteSpace: 'nowrap' }}>
          展示订单数 <QuestionCircleOutlined style={{ opacity: 0.6 }} />
        </span>
      </Tooltip>
    ),
  }),
  publish: ({ actions }) => ({
    title: '发布',
    fixed: 'right',
    width: 66,
    align: 'center',
    render: (_, course) => <PublishSwitch course={course} actions={actions} />,
  }),
  hot: ({ actions }) => ({
    title: '热门',
    fixed: 'right',
    width: 66,
    align: 'center',
    render: (_, course) => <HotSwitch course={course} actions={actions} />,
  }),
  published: () => ({
    title: '发布',
    width: 90,
    render: (_, { courseStatus }) => (courseStatus === 'published' ? '已发布' : '未发布'),
  }),
} satisfies Record<string, (around: ColumnContext) => Column>

export type ColumnName = keyof typeof columns

export const columnsOf = (names: ColumnName[], around: ColumnContext): Column[] =>
  names.map((name) => columns[name](around) as Column)
