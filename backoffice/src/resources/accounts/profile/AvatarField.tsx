import { UserOutlined } from '@ant-design/icons'
import { Avatar, Space } from 'antd'
import { PictureButton } from '../../../kit/fields/PictureButton'

/** A picture of the person; the form only keeps its address. */
export function AvatarField(props: { value?: string | null; onChange?: (url: string) => void }) {
  const { value, onChange } = props
  return (
    <Space size={16}>
      <Avatar size={64} src={value} icon={<UserOutlined />} alt="头像" />
      <PictureButton category="avatar" label={value ? '更换头像' : '上传头像'} onDone={onChange} />
    </Space>
  )
}
