import { messages } from '@zhuxue/api/terms/accounts'
import { Form, Input, type FormInstance } from 'antd'
import { charactersUpTo } from '../components/fields/characters'
import { staffPasswordRule } from '../components/staffPassword'

export interface NewPassword {
  currentPassword: string
  newPassword: string
  repeated: string
}

export function NewPasswordFields({ currentLabel = '当前密码' }: { currentLabel?: string }) {
  return (
    <>
      <Form.Item
        name="currentPassword"
        label={currentLabel}
        validateTrigger="onBlur"
        rules={[{ required: true, message: messages.currentPasswordRequired }]}
      >
        <Input.Password autoComplete="current-password" count={charactersUpTo(64)} />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label="新密码"
        validateTrigger="onBlur"
        extra="12 到 64 个字符，含大写字母、小写字母、数字、符号中的至少三种"
        rules={[{ required: true, message: messages.newPasswordRequired }, staffPasswordRule]}
      >
        <Input.Password autoComplete="new-password" count={charactersUpTo(64)} />
      </Form.Item>
      <Form.Item
        name="repeated"
        label="再次输入新密码"
        validateTrigger="onBlur"
        dependencies={['newPassword']}
        rules={[{ required: true, message: '请再次输入新密码' }, repeats]}
      >
        <Input.Password autoComplete="new-password" count={charactersUpTo(64)} />
      </Form.Item>
    </>
  )
}

const repeats = ({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>) => ({
  validator: (_: unknown, repeated?: string) =>
    !repeated || repeated === getFieldValue('newPassword')
      ? Promise.resolve()
      : Promise.reject(new Error('两次输入的新密码不一致')),
})
