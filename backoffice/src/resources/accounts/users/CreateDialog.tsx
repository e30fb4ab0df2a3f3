import { messages } from '@zhuxue/api/terms/accounts'
import { LearnerNoteMax, learnerMessages } from '@zhuxue/api/terms/accounts/learners'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { idNumberError, isTelephone, normalizeIdCard, normalizeTelephone } from '@zhuxue/api/rules'
import { App, Form, Input } from 'antd'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useModal } from '../../../components/dialog/useModal'
import { charactersUpTo } from '../../../components/fields/characters'
import { legalName } from '../../../components/fields/legalName'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { personPath } from '../paths'
import { create, type NewLearner } from './calls'

/** docs/product.md 13.8: a learner without a password, who signs in with an SMS code. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<NewLearner>()
  const { message } = App.useApp()
  const modal = useModal()
  const navigate = useNavigate()
  const command = useApiMutation('people', { onUserError: 'inline' })

  const submit = async (values: NewLearner) => {
    const saved = await command.run('create', () => create(withoutBlanks(values)))
    if (!saved) return
    onClose()
    if (saved.created) return void message.success(saved.msg)
    void modal.confirm({
      title: saved.msg,
      content: '姓名和号码与现有账号一致。',
      okText: '查看该学员',
      cancelText: '关闭',
      onOk: () => void navigate(personPath(saved.userId)),
    })
  }

  return (
    <FormDialog
      title="新增学员"
      okText="新增"
      command={command}
      form={form}
      about="账号没有密码：学员用手机号收短信验证码登录，首次登录时核对身份证号后六位并同意协议。身份证号和手机号至少填写一项。"
      initialValues={{ userName: '', idCard: '', telephone: '', note: '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="userName"
        label="姓名"
        rules={[
          { required: true, whitespace: true, message: messages.userNameRequired },
          { min: 2, max: 20, transform: (text?: string) => text?.trim(), message: messages.staffNameLength },
          legalName,
        ]}
      >
        <Input autoFocus count={charactersUpTo(20)} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="telephone"
        label="手机号"
        dependencies={['idCard']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, typed?: string) => {
              const telephone = normalizeTelephone(typed ?? '')
              if (telephone && !isTelephone(telephone)) throw new Error(messages.telephoneLength)
              if (!telephone && !getFieldValue('idCard')?.trim()) throw new Error(learnerMessages.oneNumber)
            },
          }),
        ]}
      >
        <Input className="numeric" inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="idCard"
        label="身份证号"
        extra={DataReason.idCard}
        rules={[
          {
            validator: async (_, typed?: string) => {
              const number = normalizeIdCard(typed ?? '')
              const sentence = number && idNumberError(number)
              if (sentence) throw new Error(sentence)
            },
          },
        ]}
      >
        <Input className="numeric" count={charactersUpTo(18, normalizeIdCard)} autoComplete="off" />
      </Form.Item>
      <Form.Item name="note" label="备注" extra="可以不填，记入操作日志">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} count={charactersUpTo(LearnerNoteMax)} />
      </Form.Item>
    </FormDialog>
  )
}

/** Empty fields are not sent. */
function withoutBlanks({ userName, idCard, telephone, note }: NewLearner): NewLearner {
  return {
    userName: userName.trim(),
    idCard: idCard?.trim() || undefined,
    telephone: telephone?.trim() || undefined,
    note: note?.trim() || undefined,
  }
}
