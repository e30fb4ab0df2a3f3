import { Tag } from 'antd'
import type { UserCourse } from '../../../lib/apiTypes'
import { PersonLink } from '../../accounts/public'

/** The owner of a course; a pending seat has only a telephone. */
export function OwnerName({ userCourse }: { userCourse: UserCourse }) {
  const { userId, userName, waiting } = userCourse
  if (waiting) return <Tag bordered={false}>待注册</Tag>
  return (
    <PersonLink userId={userId} tab="courses">
      {userName || '未填写姓名'}
    </PersonLink>
  )
}
