import { adminMessages } from '@zhuxue/api/terms/learning'
import { Alert, App, DatePicker, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { KeyboardEvent } from 'react'
import { businessNow } from '../../../components/list/filter/days'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { changeExpiry } from './calls'
import { ownerOf } from './userCourse'
import type { UserCourse } from '../../../lib/apiTypes'

const format = 'YYYY-MM-DD'

/** 修改失效时间 (docs/product.md 9.11): changes the last day; a past one ends the entitlement at once. */
export function ExpiryDialog({ userCourse, onClose }: { userCourse: UserCourse; onClose: () => void }) {
  const [form] = Form.useForm<{ expiryDate: Dayjs }>()
  const { message } = App.useApp()
  const command = useApiMutation('user-courses', { onUserError: 'inline' })
  const day = Form.useWatch('expiryDate', form)
  const past = day?.isBefore(businessNow(), 'day')

  const submit = async ({ expiryDate }: { expiryDate: Dayjs }) => {
    const response = await command.run('save', () => changeExpiry(userCourse.userCourseId, expiryDate.format(format)))
    if (!response) return
    void message.open({ type: response.overdue ? 'warning' : 'success', content: response.msg })
    onClose()
  }

  return (
    <FormDialog
      title="修改失效时间"
      okText="确定"
      command={command}
      form={form}
      about={ownerOf(userCourse)}
      initialValues={{ expiryDate: userCourse.expiryDate ? dayjs(userCourse.expiryDate) : null }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="expiryDate"
        label="失效时间"
        extra="当天仍可学习，第二天起失效。"
        rules={[{ required: true, message: adminMessages.expiryDay }]}
      >
        <DatePicker
          autoFocus
          allowClear={false}
          format={format}
          placeholder="yyyy-MM-dd"
          onKeyDown={choosingOnly}
          style={{ width: '100%' }}
          presets={[
            { label: '今天', value: businessNow() },
            { label: '一个月后', value: businessNow().add(1, 'month') },
            { label: '一年后', value: businessNow().add(1, 'year') },
          ]}
        />
      </Form.Item>
      {past && <Alert type="warning" showIcon message="这一天已过，保存后课程即刻失效。" />}
    </FormDialog>
  )
}

function choosingOnly(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
