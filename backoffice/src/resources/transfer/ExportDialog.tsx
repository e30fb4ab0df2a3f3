import { ExportsPage } from '@zhuxue/api/terms/exports'
import { messages } from '@zhuxue/api/terms/transfer'
import { App, Checkbox, Form } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { useNavigateAfterSave } from '../../components/dialog/useNavigateAfterSave'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { call } from '../../providers/api'

interface Values {
  objects: string[]
}

/** A zip of the same format, made by a job and downloaded from 我的导出. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp()
  const leave = useNavigateAfterSave()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const { data } = useApiQuery('GET /api/admin/import-columns', { queryOptions: { retry: false } })
  const options = data?.objects
    .filter(({ isExported }) => isExported)
    .map(({ object, title }) => ({ value: object, label: title }))

  const send = async ({ objects }: Values) => {
    const done = await command.run('export', () =>
      call('POST /api/exports', { body: { kind: 'exchange', filters: { objects } } })
    )
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
      initialValues={{ objects: options.map(({ value }) => value) }}
      about="导出与导入相同格式的压缩包。身份证号和手机号隐藏中间几位；需要完整号码时，由技术人员在服务器上用命令导出。"
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="objects" label="内容" rules={[{ type: 'array', min: 1, message: messages.chooseObjects }]}>
        <ObjectsField options={options} />
      </Form.Item>
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
