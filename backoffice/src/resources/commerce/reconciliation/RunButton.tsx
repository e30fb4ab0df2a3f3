import { ReconciliationOutlined } from '@ant-design/icons'
import {
  BillKeptDays,
  BillReadyHour,
  foundDifferences,
  messages,
} from '@zhuxue/api/terms/commerce/reconciliation'
import { Alert, App, Button, DatePicker, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { useEffect, useState } from 'react'
import { businessNow } from '../../../kit/list/days'
import { Dialog } from '../../../kit/dialog/Dialog'
import { showFieldErrors } from '../../../kit/fieldErrors'
import { useCommand } from '../../../kit/useCommand'
import { reconcileDay } from './calls'
import type { Reconciliation } from '../../../lib/wire'

/** What a run found, to say it once. */
export function outcome({ failure, differences }: Reconciliation) {
  if (failure) return { type: 'error' as const, content: failure }
  if (differences) return { type: 'warning' as const, content: foundDifferences(differences) }
  return { type: 'success' as const, content: messages.done }
}

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
  const { run, busy, refusal } = useCommand('reconciliation', { onRefusal: 'inline' })

  useEffect(() => {
    if (refusal?.errors) showFieldErrors(form, refusal)
  }, [refusal])

  const submit = async ({ day }: { day: Dayjs }) => {
    const wanted = day.format('YYYY-MM-DD')
    const found = await run('run', () => reconcileDay(wanted))
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
      <Form form={form} layout="vertical" onFinish={submit} initialValues={{ day: lastBilled() }}>
        <Form.Item
          name="day"
          label="账单日期"
          extra="系统每天上午自动核对昨天的账单。重新对账会更新那一天的差异清单。"
          rules={[{ required: true, message: messages.badDay }]}
        >
          <DatePicker
            allowClear={false}
            style={{ width: '100%' }}
            disabledDate={(day) => day.isAfter(lastBilled(), 'day') || tooOld(day)}
          />
        </Form.Item>
      </Form>
      {refusal && !refusal.errors && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}

/** Yesterday, once its bill is made. */
const lastBilled = () => {
  const now = businessNow()
  return now.subtract(now.hour() >= BillReadyHour ? 1 : 2, 'day')
}
const tooOld = (day: Dayjs) => day.isBefore(businessNow().subtract(BillKeptDays, 'day'), 'day')
