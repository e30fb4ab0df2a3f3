import {
  AnomalyKindText,
  AnomalyStatus,
  AnomalyStatusText,
  NoteMax,
  messages,
} from '@zhuxue/api/terms/learning/anomalies'
import { App, Form, Radio } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { reviewAnomaly } from './calls'
import type { Anomaly } from '../../../lib/apiTypes'

interface Values {
  anomalyStatus: 'explained' | 'investigate'
  note: string
}

const choices = [AnomalyStatus.Explained, AnomalyStatus.Investigate].map((value) => ({
  value,
  label: AnomalyStatusText[value],
}))

/** The admin's decision on an anomaly; minutes stay unchanged. */
export function MarkDialog({ anomaly, onClose }: { anomaly: Anomaly; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('anomalies', { onUserError: 'inline' })

  const submit = async ({ anomalyStatus, note }: Values) => {
    const body = { anomalyStatus, note: note.trim() }
    if (!(await command.run('mark', () => reviewAnomaly(anomaly.anomalyId, body)))) return
    message.success(messages.marked)
    onClose()
  }

  return (
    <FormDialog
      title="标记异常"
      okText="保存"
      command={command}
      initialValues={{
        anomalyStatus:
          anomaly.anomalyStatus === AnomalyStatus.Investigate ? AnomalyStatus.Investigate : AnomalyStatus.Explained,
        note: anomaly.note ?? undefined,
      }}
      about={
        <>
          {AnomalyKindText[anomaly.kind]}
          {anomaly.userName && `，${anomaly.userName}`}。标记不会改变学时，只记录核对的结果。
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="anomalyStatus" label="结果">
        <Radio.Group options={choices} />
      </Form.Item>
      <ReasonField
        name="note"
        label="说明"
        needed={messages.noteNeeded}
        maxCharacters={NoteMax}
        placeholder="例如：培训机构组织集中学习"
      />
    </FormDialog>
  )
}
