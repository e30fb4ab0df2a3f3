import {
  AnomalyKindText,
  AnomalyStatus,
  AnomalyStatusText,
  NoteMax,
  messages,
} from '@zhuxue/api/terms/learning/anomalies'
import { Alert, App, Form, Radio } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { useCommand } from '../../../kit/useCommand'
import { markAnomaly } from './calls'
import type { Anomaly } from '../../../lib/wire'

interface Values {
  anomalyStatus: 'explained' | 'investigate'
  note: string
}

const choices = [AnomalyStatus.Explained, AnomalyStatus.Investigate].map((value) => ({
  ...{ value, label: AnomalyStatusText[value] },
}))

/** What an admin makes of it; minutes stay as they are. */
export function MarkDialog({ anomaly, onClose }: { anomaly: Anomaly; onClose: () => void }) {
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const { run, busy, refusal } = useCommand('anomalies', { onRefusal: 'inline' })

  const submit = async ({ anomalyStatus, note }: Values) => {
    const body = { anomalyStatus, note: note.trim() }
    if (!(await run('mark', () => markAnomaly(anomaly.anomalyId, body)))) return
    message.success(messages.marked)
    onClose()
  }

  return (
    <Dialog
      title="标记异常"
      okText="保存"
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>
        {AnomalyKindText[anomaly.kind]}
        {anomaly.userName && `，${anomaly.userName}`}。标记不会改变学时，只记录核对的结果。
      </p>
      <Form
        form={form}
        layout="vertical"
        onFinish={submit}
        initialValues={{
          anomalyStatus:
            anomaly.anomalyStatus === AnomalyStatus.Investigate
              ? AnomalyStatus.Investigate
              : AnomalyStatus.Explained,
          note: anomaly.note ?? undefined,
        }}
      >
        <Form.Item name="anomalyStatus" label="结果">
          <Radio.Group options={choices} />
        </Form.Item>
        <ReasonField
          name="note"
          label="说明"
          needed={messages.noteNeeded}
          most={NoteMax}
          placeholder="例如：培训机构组织集中学习"
        />
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
