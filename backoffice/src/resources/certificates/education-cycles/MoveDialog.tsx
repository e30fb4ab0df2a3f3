import { CycleReasonMax, cycleMessages } from '@zhuxue/api/terms/certificates'
import { App, Form } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { Select } from '../../../components/fields/Select'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { CycleDetail, MovableHours } from '../../../lib/apiTypes'
import { moveHours } from './calls'

/** Chosen hours count for another cycle of the learner. */
export function MoveDialog(props: {
  cycle: CycleDetail
  hours: MovableHours[]
  onClose: () => void
  onDone: () => void
}) {
  const { cycle, hours, onClose, onDone } = props
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const minutes = hours.reduce((sum, one) => sum + one.minutes, 0)
  const isHere = hours.some(({ countsHere }) => countsHere)
  const options = cycle.destinations
    .filter(({ cycleId }) => !isHere || cycleId !== cycle.cycleId)
    .map(({ cycleId, kindName, startsOn, endsOn }) => ({
      value: cycleId,
      label: `${kindName} ${startsOn} 至 ${endsOn}`,
    }))
  const submit = async ({ toCycleId, reason }: { toCycleId: number; reason: string }) => {
    const body = { hourEntryIds: hours.map(({ hourEntryId }) => hourEntryId), toCycleId, reason: reason.trim() }
    const done = await command.run('move', () => moveHours(cycle.cycleId, body))
    if (!done) return
    message.success(done.msg)
    onDone()
  }
  return (
    <FormDialog
      title="转移学时"
      okText="转移"
      command={command}
      about={`${hours.length} 条学时，共 ${minutes} 分钟。转移后原记录保留，证书累计不变。`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="toCycleId" label="转入周期" rules={[{ required: true, message: cycleMessages.moveNowhere }]}>
        <Select placeholder="请选择" options={options} notFoundContent="该学员没有其他周期" />
      </Form.Item>
      <ReasonField
        name="reason"
        label="原因"
        needed="请填写原因"
        maxCharacters={CycleReasonMax}
        placeholder="例如：6 月 30 日学完，7 月 2 日才被省平台确认"
      />
    </FormDialog>
  )
}
