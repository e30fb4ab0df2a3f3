import { useOnError, type HttpError } from '@refinedev/core'
import { App, Button, Card, Form } from 'antd'
import { useState } from 'react'
import { showFieldErrors } from '../../../components/fieldErrors'
import { NewPasswordFields, type NewPassword } from '../../../pages/NewPasswordFields'
import { changePassword } from '../../../providers/password'

export function Password({ onChanged }: { onChanged: () => void }) {
  const [form] = Form.useForm<NewPassword>()
  const { message } = App.useApp()
  const { mutate: onError } = useOnError()
  const [busy, setBusy] = useState(false)

  const save = async (values: NewPassword) => {
    setBusy(true)
    try {
      await changePassword(values)
      form.resetFields()
      message.success('密码已修改，其他设备已退出登录')
      onChanged()
    } catch (error) {
      onError(error as HttpError)
      if (!showFieldErrors(form, error as HttpError)) message.error((error as HttpError).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title="修改密码">
      <Form form={form} layout="vertical" onFinish={(values) => void save(values)}>
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" loading={busy}>
          修改密码
        </Button>
      </Form>
    </Card>
  )
}
