import { KindNameMax } from '@zhuxue/api/terms/certificates'
import { App, Form, Input, Switch } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { QualificationKind } from '../../../lib/apiTypes'
import { changeKind } from './calls'

interface Values {
  kindName: string
  active: boolean
}

export function ChangeKindDialog(props: { kind: QualificationKind; onClose: () => void; onDone: () => void }) {
  const { kind, onClose, onDone } = props
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const submit = async (values: Values) => {
    const done = await command.run('change', () => changeKind(kind.kindId, values))
    if (!done) return
    message.success(done.msg)
    onDone()
  }
  return (
    <FormDialog<Values>
      title="修改证书类别"
      okText="保存"
      command={command}
      about={`代码 ${kind.kindCode}，已登记 ${kind.qualificationCount} 本`}
      initialValues={{ kindName: kind.kindName, active: kind.active }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="kindName"
        label="类别名称"
        rules={[{ required: true, whitespace: true, message: '请填写类别名称' }]}
      >
        <Input autoFocus count={charactersUpTo(KindNameMax)} />
      </Form.Item>
      <Form.Item name="active" label="启用" valuePropName="checked" extra="停用后学员不能再登记这类证书，已登记的保留">
        <Switch />
      </Form.Item>
    </FormDialog>
  )
}
