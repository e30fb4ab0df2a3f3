import { UserCourseStatusText, type UserCourseStatus } from '@zhuxue/api/terms/learning'
import { Tag, type TableProps } from 'antd'
import { Link } from 'react-router'
import { useRead } from '../../../../kit/hooks/useRead'
import { dateColumn } from '../../../../kit/list/columns'
import { Small } from '../../../../kit/list/Small'
import type { UserCourse } from '../../../../lib/wire'
import { orderPath } from '../../../commerce/public'
import { PersonLink } from '../../PersonLink'
import { keepingRows, PersonTable, usePages } from './PersonTable'

const columns: TableProps<UserCourse>['columns'] = [
  {
    title: '学员',
    key: 'owner',
    width: 150,
    render: (_, { userId, userName, telephone, waiting }) => (
      <>
        {waiting ? (
          <Tag bordered={false}>待注册</Tag>
        ) : (
          <PersonLink userId={userId} tab="courses">
            {userName || '未填写姓名'}
          </PersonLink>
        )}
        <Small>{telephone}</Small>
      </>
    ),
  },
  { title: '课程', dataIndex: 'courseName' },
  {
    title: '订单号',
    dataIndex: 'orderId',
    width: 190,
    className: 'figure',
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

/** Copies of bulk orders of this person that were given to somebody. */
export function SeatsOf({ userId }: { userId: number }) {
  const paging = usePages()
  const { query, data } = useRead('GET /api/admin/user-courses', {
    asked: { buyerId: userId, ...paging.pages },
    ...keepingRows,
  })
  return (
    <PersonTable<UserCourse>
      noun="名额"
      about="批量购买后分配给他人的名额列在这里。"
      rowKey="userCourseId"
      columns={columns}
      width={800}
      rows={data?.userCourses}
      total={data?.total}
      {...{ query, paging }}
    />
  )
}
