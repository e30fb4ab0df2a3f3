import { Tag } from 'antd'
import type { UserCourse } from '../../../lib/apiTypes'
import { PersonLink } from '../../accounts/public'

/** Who has a course; a seat may wait for somebody who has not registered. */
export function OwnerName({ userCourse }: { userCourse: UserCourse }) {
  const { userId, userName, waiting } = userCourse
  if (waiting) return <Tag bordered={false}>待注册</Tag>
  return (
    <PersonLink userId={userId} tab="courses">
      {userName || '未填写姓名'}
    </PersonLink>
  )
}
