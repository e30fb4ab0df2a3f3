import { EyeOutlined } from '@ant-design/icons'
import { Button, Space, Tag } from 'antd'
import { PersonLink } from '../../accounts/public'
import type { UserCourse } from '../../../lib/wire'

export function Owner({
  userCourse,
  onReveal,
}: {
  userCourse: UserCourse
  onReveal: (userCourse: UserCourse) => void
}) {
  const { userId, userName, telephone, waiting } = userCourse
  return (
    <>
      {waiting ? (
        <Tag bordered={false}>待注册</Tag>
      ) : (
        <PersonLink userId={userId} tab="courses">
          {userName || '未填写姓名'}
        </PersonLink>
      )}
      {telephone && (
        <Space size={2} className="figure" style={{ display: 'flex', fontSize: 12 }}>
          {telephone}
          <Button
            type="text"
            size="small"
            icon={<EyeOutlined />}
            aria-label={`查看完整手机号 ${telephone}`}
            onClick={() => onReveal(userCourse)}
          />
        </Space>
      )}
    </>
  )
}
