import { ExportsPage } from '@zhuxue/api/terms/exports'
import { messages } from '@zhuxue/api/terms/transfer'
import { App, Checkbox, Form } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { useNavigateAfterSave } from '../../components/dialog/useNavigateAfterSave'
import { DayField } from '../../components/fields/DayField'
import { RadioField } from '../../components/fields/RadioField'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { call } from '../../providers/api'

interface Values {
  objects: string[]
  range: 'all' | 'since'
  since?: string
}

const ranges = [
  { value: 'all', label: '全部' },
  { value: 'since', label: '自某日起' },
]

/** A zip of the same format, made by a job and downloaded from 我的导出. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp()
  const leave = useNavigateAfterSave()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const { data } = useApiQuery('GET /api/admin/import-columns', { queryOptions: { retry: false } })
  const options = data?.objects
    .filter(({ isExported }) => isExported)
    .map(({ object, title }) => ({ value: object, label: title }))

  const [form] = Form.useForm<Values>()
  const isSince = Form.useWatch('range', form) === 'since'

  const send = async ({ objects, since }: Values) => {
    const filters = { objects, ...(isSince && { since }) }
    const done = await command.run('export', () => call('POST /api/exports', { body: { kind: 'exchange', filters } }))
    if (!done) return
    message.success(done.msg)
    leave(ExportsPage)
  }

  if (!options) return null
  return (
    <FormDialog<Values>
      title="导出数据"
      okText="开始导出"
      command={command}
      form={form}
      initialValues={{ objects: options.map(({ value }) => value), range: 'all' }}
      about="导出与导入相同格式的压缩包。身份证号和手机号隐藏中间几位；需要完整号码时，由技术人员在服务器上用命令导出。"
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="objects" label="内容" rules={[{ type: 'array', min: 1, message: messages.chooseObjects }]}>
        <ObjectsField options={options} />
      </Form.Item>
      <Form.Item name="range" label="范围">
        <RadioField label="范围" options={ranges} />
      </Form.Item>
      {isSince && (
        <DayField
          name="since"
          label="开始日期"
          extra="从这一天起新增或修改的记录，以及它们引用的记录。"
          rules={[{ required: true, message: messages.chooseSince }]}
        />
      )}
    </FormDialog>
  )
}

interface FieldProps {
  options: { value: string; label: string }[]
  value?: string[]
  onChange?: (objects: string[]) => void
}

function ObjectsField({ options, value = [], onChange }: FieldProps) {
  const isAll = value.length === options.length
  return (
    <div role="group" aria-label="内容">
      <Checkbox
        checked={isAll}
        indeterminate={value.length > 0 && !isAll}
        onChange={() => onChange?.(isAll ? [] : options.map((option) => option.value))}
      >
        全选
      </Checkbox>
      <Checkbox.Group
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
