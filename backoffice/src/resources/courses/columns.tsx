import { Switch, type TableProps } from 'antd'
import { dateColumn, moneyColumn, numberColumn, statusColumn } from '../../kit/columns'
import { useCommand } from '../../kit/useCommand'
import { useMay } from '../../kit/useMay'
import { CourseStatusText, says } from '@zhuxue/api/terms/catalogue'
import { publish, setHot, unpublish } from './calls'
import { courseStatusTone, type Course } from './course'
import { CourseTitle } from './CourseTitle'

/** The columns of back office 2.5; only those who may publish get the two switches. */
export function useCourseColumns(): NonNullable<TableProps<Course>['columns']> {
  const may = useMay('courses')
  const { run, busy } = useCommand('courses')

  const togglePublished = ({ courseId }: Course, on: boolean) =>
    on
      ? run(`publish-${courseId}`, () => publish(courseId), says.published)
      : run(`publish-${courseId}`, () => unpublish(courseId), says.revoked)

  const toggleHot = ({ courseId }: Course, on: boolean) =>
    run(`hot-${courseId}`, () => setHot(courseId, on), on ? '已设为热门' : '已取消热门')

  const switches: TableProps<Course>['columns'] = [
    {
      title: '发布',
      width: 66,
      align: 'center',
      render: (_, course) => (
        <Switch
          size="small"
          aria-label={`发布 ${course.courseName}`}
          checked={course.courseStatus === 'published'}
          loading={busy === `publish-${course.courseId}`}
          onChange={(on) => togglePublished(course, on)}
        />
      ),
    },
    {
      title: '热门',
      width: 66,
      align: 'center',
      render: (_, course) => (
        <Switch
          size="small"
          aria-label={`热门 ${course.courseName}`}
          checked={course.courseHot === 1}
          loading={busy === `hot-${course.courseId}`}
          onChange={(on) => toggleHot(course, on)}
        />
      ),
    },
  ]

  const asText: TableProps<Course>['columns'] = [
    {
      title: '发布',
      width: 90,
      render: (_, { courseStatus }) => (courseStatus === 'published' ? '已发布' : '未发布'),
    },
  ]

  return [
    {
      title: '课程名称',
      dataIndex: 'courseName',
      render: (_, course) => (
        <CourseTitle
          course={course}
          to={may('show') ? `/board/admin/course-detail/${course.courseId}` : undefined}
        />
      ),
    },
    { title: '讲课专家', dataIndex: 'teacherName', width: 92, render: (name) => name ?? '—' },
    moneyColumn<Course>({
      title: '价格（元）',
      dataIndex: 'coursePrice',
      original: 'coursePriceOriginal',
    }),
    numberColumn<Course>({ title: '排序', dataIndex: 'courseOrder' }),
    statusColumn<Course, Course['courseStatus']>({
      title: '状态',
      dataIndex: 'courseStatus',
      text: CourseStatusText,
      tone: courseStatusTone,
    }),
    dateColumn<Course>({ title: '发布时间', dataIndex: 'publishTime' }),
    numberColumn<Course>({ title: '订单数', dataIndex: 'orderCount' }),
    ...(may('publish') ? switches : asText),
  ]
}
