import { EyeOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import type { UserCourse } from '../../../lib/wire'
import { OwnerName } from './OwnerName'

export function Owner({
  userCourse,
  onReveal,
}: {
  userCourse: UserCourse
  onReveal: (userCourse: UserCourse) => void
}) {
  const { telephone } = userCourse
  return (
    <>
      <OwnerName userCourse={userCourse} />
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
