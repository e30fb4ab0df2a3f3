import { EyeOutlined } from '@ant-design/icons'
import { Button, Space, Tag } from 'antd'
import type { UserCourse } from '../../../lib/wire'

/** Whose right it is; the whole number is a press and a reason away. */
export function Owner({
  right,
  onReveal,
}: {
  right: UserCourse
  onReveal: (right: UserCourse) => void
}) {
  const { userName, telephone, waiting } = right
  return (
    <>
      {waiting ? <Tag bordered={false}>等待注册</Tag> : userName || '未填写姓名'}
      {telephone && (
        <Space size={2} className="figure" style={{ display: 'flex', fontSize: 12 }}>
          {telephone}
          <Button
            type="text"
            size="small"
            icon={<EyeOutlined />}
            aria-label={`查看完整手机号 ${telephone}`}
            onClick={() => onReveal(right)}
          />
        </Space>
      )}
    </>
  )
}
