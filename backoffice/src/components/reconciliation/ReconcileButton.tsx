import { ReconciliationOutlined } from '@ant-design/icons'
import { messages } from '@zhuxue/api/terms/core/reconciliation'
import { App, Button, DatePicker, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { FormDialog } from '../dialog/FormDialog'
import { businessNow } from '../list/filter/days'
import { useApiMutation } from '../hooks/useApiMutation'
import type { outcome } from './outcome'

interface Props {
  resource: string
  label: string
  extra: string
  /** The hour after which the list of the previous day is complete. */
  readyHour: number
  storedDays: number
  run: (day: string) => Promise<ReturnType<typeof outcome>>
  onDone: (day: string) => void
}

/** 手动对账: reconciles a day again. */
export function ReconcileButton(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ReconciliationOutlined />} onClick={() => setOpen(true)}>
        手动对账
      </Button>
      {open && <ReconcileDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReconcileDialog(props: Props & { onClose: () => void }) {
  const { resource, label, extra, readyHour, storedDays, run, onDone, onClose } = props
  const { message } = App.useApp()
  const command = useApiMutation(resource, { onUserError: 'inline' })
  const now = businessNow()
  const last = now.subtract(now.hour() >= readyHour ? 1 : 2, 'day')
  const first = now.subtract(storedDays, 'day')

  const submit = async ({ day }: { day: Dayjs }) => {
    const date = day.format('YYYY-MM-DD')
    const found = await command.run('run', () => run(date))
    if (!found) return
    void message.open(found)
    onClose()
    onDone(date)
  }

  return (
    <FormDialog
      title="手动对账"
      okText="开始对账"
      command={command}
      initialValues={{ day: last }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="day" label={label} extra={extra} rules={[{ required: true, message: messages.badDay }]}>
        <DatePicker
          allowClear={false}
          style={{ width: '100%' }}
          disabledDate={(day) => day.isAfter(last, 'day') || day.isBefore(first, 'day')}
        />
      </Form.Item>
    </FormDialog>
  )
}
