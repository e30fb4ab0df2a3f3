import { NumberMax } from '@zhuxue/api/terms/certificates'
import { App, Form, Input } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { Qualification } from '../../../lib/apiTypes'
import { verifyQualification } from './calls'

/** The admin types the number from the register of the authority; the server compares it. */
export function VerifyDialog(props: { qualification: Qualification; onClose: () => void; onDone: () => void }) {
  const { qualification, onClose, onDone } = props
  const { message } = App.useApp()
  const command = useApiMutation('qualifications', { onUserError: 'inline' })
  const submit = async ({ qualificationNumber }: { qualificationNumber: string }) => {
    const { qualificationId, lockVersion } = qualification
    const body = { lockVersion, qualificationNumber: qualificationNumber.trim() }
    const done = await command.run('verify', () => verifyQualification(qualificationId, body))
    if (!done) return
    message.success(done.msg)
    onDone()
  }
  return (
    <FormDialog
      title="核验执业证书"
      okText="核验"
      command={command}
      about={
        <>
          请在主管部门的查询系统中查到{qualification.userName}的{qualification.kindName}，核对姓名、专业和有效期（
          {qualification.validFrom} 至 {qualification.validTo}），再填写查到的注册编号。
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="qualificationNumber"
        label="注册编号"
        extra={
          qualification.numberMasked
            ? `学员登记的是 ${qualification.numberMasked}`
            : '学员没有登记，将保存这里填写的编号'
        }
        rules={[{ required: true, whitespace: true, message: '请填写注册编号' }]}
      >
        <Input autoFocus autoComplete="off" count={charactersUpTo(NumberMax)} />
      </Form.Item>
    </FormDialog>
  )
}
