import { UserCourseStatusText, type UserCourseStatus } from '@zhuxue/api/terms/learning'
import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { dateColumn } from '../../../../components/list/columns'
import { SecondaryText } from '../../../../components/list/SecondaryText'
import type { UserCourse } from '../../../../lib/apiTypes'
import { orderPath } from '../../../commerce/public'
import { OwnerName } from '../../../learning/public'
import { UserCoursesTable } from './UserCoursesTable'

const columns: TableProps<UserCourse>['columns'] = [
  {
    title: '学员',
    key: 'owner',
    width: 150,
    render: (_, userCourse) => (
      <>
        <OwnerName userCourse={userCourse} />
        <SecondaryText>{userCourse.telephone}</SecondaryText>
      </>
    ),
  },
  { title: '课程', dataIndex: 'courseName' },
  {
    title: '订单号',
    dataIndex: 'orderId',
    width: 190,
    className: 'numeric',
    render: (orderId: string) => <Link to={orderPath(orderId)}>{orderId}</Link>,
  },
  dateColumn<UserCourse>({ title: '分配时间', dataIndex: 'createTime' }),
  {
    title: '状态',
    dataIndex: 'userCourseStatus',
    width: 96,
    render: (status: UserCourseStatus) => UserCourseStatusText[status],
  },
]

/** Seats of this user's bulk orders that are assigned. */
export const SeatsOf = ({ userId }: { userId: number }) => (
  <UserCoursesTable
    queryParams={{ buyerId: userId }}
    noun="名额"
    about="批量购买后分配给他人的名额列在这里。"
    columns={columns}
  />
)
