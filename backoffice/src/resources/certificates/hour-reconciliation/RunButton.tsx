import { ReconciliationOutlined } from '@ant-design/icons'
import {
  RegistryKeptDays,
  RegistryReadyHour,
  messages,
} from '@zhuxue/api/terms/certificates/reconciliation'
import { Alert, App, Button, DatePicker, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog'
import { showFieldErrors } from '../../../kit/fieldErrors'
import { businessNow } from '../../../kit/list/days'
import { useCommand } from '../../../kit/useCommand'
import { reconcileHours } from './calls'
import { outcome } from './day'

export function RunButton({ onDone }: { onDone: (day: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ReconciliationOutlined />} onClick={() => setOpen(true)}>
        手动对账
      </Button>
      {open && <RunDialog onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}

function RunDialog({ onDone, onClose }: { onDone: (day: string) => void; onClose: () => void }) {
  const { message } = App.useApp()
  const [form] = Form.useForm<{ day: Dayjs }>()
  const { run, busy, refusal } = useCommand('hour-reconciliation', { onRefusal: 'inline' })

  useEffect(() => {
    if (refusal?.errors) showFieldErrors(form, refusal)
  }, [refusal])

  const submit = async ({ day }: { day: Dayjs }) => {
    const wanted = day.format('YYYY-MM-DD')
    const found = await run('run', () => reconcileHours(wanted))
    if (!found) return
    void message.open(outcome(found))
    onClose()
    onDone(wanted)
  }

  return (
    <Dialog
      title="手动对账"
      okText="开始对账"
      cancelText="取消"
      confirmLoading={busy !== null}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={submit} initialValues={{ day: lastDay() }}>
        <Form.Item
          name="day"
          label="日期"
          extra="系统每天凌晨自动核对昨天的上传。重新对账不会改变已经写明的说明。"
          rules={[{ required: true, message: messages.badDay }]}
        >
          <DatePicker
            allowClear={false}
            style={{ width: '100%' }}
            disabledDate={(day) => day.isAfter(lastDay(), 'day') || tooOld(day)}
          />
        </Form.Item>
      </Form>
      {refusal && !refusal.errors && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}

/** Yesterday, once the province has it. */
const lastDay = () => {
  const now = businessNow()
  return now.subtract(now.hour() >= RegistryReadyHour ? 1 : 2, 'day')
}
const tooOld = (day: Dayjs) => day.isBefore(businessNow().subtract(RegistryKeptDays, 'day'), 'day')
