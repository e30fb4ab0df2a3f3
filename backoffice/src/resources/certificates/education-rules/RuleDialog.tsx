import { CountByText, RuleTextMax, ruleMessages } from '@zhuxue/api/terms/certificates'
import { Alert, App, Form, Input } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { DayField } from '../../../components/fields/DayField'
import { Select } from '../../../components/fields/Select'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { EducationRule, QualificationKind } from '../../../lib/apiTypes'
import { addRule, type RuleForm } from './calls'
import { MilestoneFields } from './MilestoneFields'
import { NumberFields } from './NumberFields'

type Values = Omit<RuleForm, 'kindId'>

const countBy = Object.entries(CountByText).map(([value, label]) => ({ value, label }))

/** A new version of what a kind owes, with the effect on its cycles before it is added. */
export function RuleDialog(props: {
  kind: QualificationKind
  newest?: EducationRule
  onClose: () => void
  onDone: () => void
}) {
  const { kind, newest, onClose, onDone } = props
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const [form] = Form.useForm<Values>()
  const validFrom = Form.useWatch('validFrom', form)
  const submit = async ({ milestones = [], ...values }: Values) => {
    const done = await command.run('add', () => addRule({ ...values, milestones, kindId: kind.kindId }))
    if (!done) return
    message.success(done.msg)
    onDone()
  }
  return (
    <FormDialog<Values>
      title={`新增规则版本：${kind.kindName}`}
      okText="添加"
      width={640}
      command={command}
      form={form}
      about="版本添加后不能修改或删除，用于生效日期及以后开始的周期。"
      initialValues={newest ? { ...factsOf(newest) } : { ...usual }}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField autoFocus name="validFrom" label="生效日期" rules={[{ required: true, message: '请选择生效日期' }]} />
      {validFrom && <Effect kindId={kind.kindId} validFrom={validFrom} />}
      <NumberFields />
      <Form.Item name="countBy" label="计入日期" rules={[{ required: true }]}>
        <Select options={countBy} />
      </Form.Item>
      <MilestoneFields />
      <Form.Item
        name="sourceTitle"
        label="来源文件"
        rules={[{ required: true, whitespace: true, message: '请填写来源文件' }]}
      >
        <Input placeholder="文件名称和文号" count={charactersUpTo(RuleTextMax.sourceTitle)} />
      </Form.Item>
      <Form.Item
        name="sourceUrl"
        label="来源网址"
        rules={[{ pattern: /^https?:\/\/\S+$/, message: ruleMessages.sourceUrl }]}
      >
        <Input placeholder="https://" count={charactersUpTo(RuleTextMax.sourceUrl)} />
      </Form.Item>
      <Form.Item name="checkedBy" label="核对人" extra={`不填时，凡显示该规则处都注明“${ruleMessages.unchecked}”`}>
        <Input count={charactersUpTo(RuleTextMax.checkedBy)} />
      </Form.Item>
      <DayField name="checkedOn" label="核对日期" />
    </FormDialog>
  )
}

function Effect(preview: { kindId: number; validFrom: string }) {
  const { data } = useApiQuery('GET /api/admin/education-rules/preview', {
    queryParams: preview,
    errorNotification: false,
  })
  if (!data) return null
  return (
    <Alert
      showIcon
      type={data.dayTaken ? 'error' : 'info'}
      style={{ marginBottom: 16 }}
      message={data.dayTaken ? ruleMessages.dayTaken : ruleMessages.effect(data)}
    />
  )
}

const usual = {
  cycleMonths: 36,
  extraRequiredHours: 0,
  extraElectiveHours: 0,
  countBy: 'confirmed',
  milestones: [],
} as Partial<Values>

/** The next version usually differs in one figure; source and check are those of another document. */
function factsOf({ ruleId, kindId, validFrom, inForce, cycleCount, openCycleCount, ...facts }: EducationRule) {
  const { sourceTitle, sourceUrl, checkedBy, checkedOn, ...figures } = facts
  return figures as Partial<Values>
}
