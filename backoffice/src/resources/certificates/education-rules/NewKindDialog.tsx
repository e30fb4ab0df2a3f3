import { CertSubjectText } from '@zhuxue/api/terms/catalogue'
import { KindNameMax, ruleMessages } from '@zhuxue/api/terms/certificates'
import { App, Form, Input } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { addKind } from './calls'

interface Values {
  kindCode: string
  kindName: string
  certSubjects?: string[]
}

const subjects = Object.entries(CertSubjectText).map(([value, label]) => ({ value, label }))

export function NewKindDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const submit = async ({ certSubjects = [], ...values }: Values) => {
    const done = await command.run('add', () => addKind({ ...values, certSubjects }))
    if (!done) return
    message.success(done.msg)
    onDone()
  }
  return (
    <FormDialog<Values> title="新增证书类别" okText="保存" command={command} onSubmit={submit} onClose={onClose}>
      <Form.Item
        name="kindName"
        label="类别名称"
        rules={[{ required: true, whitespace: true, message: '请填写类别名称' }]}
      >
        <Input autoFocus placeholder="例如：二级造价工程师" count={charactersUpTo(KindNameMax)} />
      </Form.Item>
      <Form.Item
        name="kindCode"
        label="代码"
        extra="保存后不能修改"
        rules={[
          { required: true, message: '请填写代码' },
          { pattern: /^[a-z0-9-]{2,20}$/, message: ruleMessages.kindCode },
        ]}
      >
        <Input placeholder="例如：cost-2" autoComplete="off" />
      </Form.Item>
      <Form.Item name="certSubjects" label="专业" extra="这些专业的课程按专业计入；不选则由课程指明。保存后不能修改">
        <Select mode="multiple" options={subjects} placeholder="没有专业" />
      </Form.Item>
    </FormDialog>
  )
}
