import {
  CourseSourceText,
  UserCourseStatusText,
  type CourseSource,
  type UserCourseStatus,
} from '@zhuxue/api/terms/learning'
import { Tag, type TableProps } from 'antd'
import { Link } from 'react-router'
import { dateColumn } from '../../../../components/list/columns'
import { SecondaryText } from '../../../../components/list/SecondaryText'
import { StorefrontCourseLink } from '../../../../components/list/StorefrontCourseLink'
import type { UserCourse } from '../../../../lib/apiTypes'
import { orderPath } from '../../../commerce/public'
import { UserCoursesTable } from './UserCoursesTable'

const columns: TableProps<UserCourse>['columns'] = [
  {
    title: '课程',
    dataIndex: 'courseName',
    render: (name: string, { courseId }) => <StorefrontCourseLink courseId={courseId}>{name}</StorefrontCourseLink>,
  },
  {
    title: '来源',
    dataIndex: 'createType',
    width: 190,
    render: (source: CourseSource, { orderId }) => (
      <>
        {CourseSourceText[source]}
        {orderId && (
          <SecondaryText>
            <Link to={orderPath(orderId)}>{orderId}</Link>
          </SecondaryText>
        )}
      </>
    ),
  },
  dateColumn<UserCourse>({ title: '开通时间', dataIndex: 'createTime' }),
  {
    title: '失效时间',
    dataIndex: 'expiryDate',
    width: 116,
    className: 'numeric',
    render: (day: string | null) => day ?? '长期有效',
  },
  {
    title: '状态',
    dataIndex: 'userCourseStatus',
    width: 96,
    render: (status: UserCourseStatus, { overdue }) =>
      overdue ? (
        <Tag bordered={false} color="error">
          已过期
        </Tag>
      ) : (
        UserCourseStatusText[status]
      ),
  },
]

export const CoursesOf = ({ userId }: { userId: number }) => (
  <UserCoursesTable
    queryParams={{ userId }}
    noun="课程"
    about="购买、分配或用直播码开通的课程列在这里。"
    columns={columns}
  />
)
