import { adminMessages } from '@zhuxue/api/terms/learning'
import { Alert, App, DatePicker, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { ComponentProps, KeyboardEvent } from 'react'
import { businessNow } from '../../../components/list/filter/days'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { changeExpiry } from './calls'
import { ownerOf } from './userCourse'
import type { UserCourse } from '../../../lib/apiTypes'

const idle = { busy: null, userError: null }
const format = 'YYYY-MM-DD'

/** 修改失效时间 (docs/product.md 9.11) of one entitlement. */
export function OneExpiry({ userCourse, onClose }: { userCourse: UserCourse; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('user-courses', { onUserError: 'inline' })

  const save = async (expiryDate: string) => {
    const response = await command.run('save', () => changeExpiry(userCourse.userCourseId, expiryDate))
    if (!response) return
    void message.open({ type: response.overdue ? 'warning' : 'success', content: response.msg })
    onClose()
  }
  const { expiryDate } = userCourse
  return <ExpiryDialog {...{ command, expiryDate, onClose }} about={ownerOf(userCourse)} onSave={save} />
}

/** Chooses the last day; a past one ends the entitlement at once. */
export function ExpiryDialog(props: {
  about: string
  expiryDate: string | null
  /** For a dialog that stays open while it saves. */
  command?: ComponentProps<typeof FormDialog>['command']
  onSave: (expiryDate: string) => Promise<unknown>
  onClose: () => void
}) {
  const { about, expiryDate, command = idle, onSave, onClose } = props
  const [form] = Form.useForm<{ expiryDate: Dayjs }>()
  const day = Form.useWatch('expiryDate', form)
  const past = day?.isBefore(businessNow(), 'day')

  return (
    <FormDialog
      title="修改失效时间"
      okText="确定"
      command={command}
      form={form}
      about={about}
      initialValues={{ expiryDate: expiryDate ? dayjs(expiryDate) : null } as never}
      onSubmit={(values: { expiryDate: Dayjs }) => onSave(values.expiryDate.format(format))}
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
