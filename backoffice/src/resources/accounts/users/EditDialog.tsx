import { Role, messages } from '@zhuxue/api/terms/accounts'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { App, Form, Input } from 'antd'
import { normalizeIdCard } from '@zhuxue/api/rules'
import { charactersUpTo } from '../../../components/fields/characters'
import { legalName } from '../../../components/fields/legalName'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { correct } from './calls'
import { idCardError } from './rules'
import type { AccountRow } from '../../../lib/apiTypes'

interface Values {
  userName: string
  idCard?: string
}

/** docs/product.md 13.8: an admin can correct name and ID number, confirmed ones too. */
export function EditDialog({ person, onClose }: { person: AccountRow; onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const { message } = App.useApp()
  const command = useApiMutation('people', { onUserError: 'inline' })
  const number = { stored: person.idCard, required: person.userRole.includes(Role.User) }

  const submit = async ({ userName, idCard }: Values) => {
    const changedIdCard = idCard?.trim() && idCard !== person.idCard ? idCard.trim() : undefined
    const saved = await command.run('save', () =>
      correct(person.userId, { userName: userName.trim(), idCard: changedIdCard })
    )
    if (!saved) return
    message.success(messages.userUpdated)
    onClose()
  }

  return (
    <FormDialog
      title="修改用户信息"
      okText="保存"
      command={command}
      form={form}
      initialValues={{ userName: person.userName, idCard: person.idCard ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="userName"
        label="姓名"
        rules={[
          { required: true, whitespace: true, message: messages.userNameRequired },
          { min: 2, max: 20, transform: trimmed, message: messages.staffNameLength },
          legalName,
        ]}
      >
        <Input autoFocus count={charactersUpTo(20)} autoComplete="off" onPressEnter={form.submit} />
      </Form.Item>
      <Form.Item
        name="idCard"
        label="身份证号"
        required={number.required}
        extra={
          <>
            {person.idCard && '带星号的号码表示不修改；需要更正时请输入完整的 18 位号码。'}
            {DataReason.idCardOfOther}
          </>
        }
        rules={[
          {
            validator: async (_, typed?: string) => {
              const errorMessage = idCardError(typed, number)
              if (errorMessage) throw new Error(errorMessage)
            },
          },
        ]}
      >
        <Input
          className="numeric"
          count={charactersUpTo(18, normalizeIdCard)}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          onPressEnter={form.submit}
        />
      </Form.Item>
    </FormDialog>
  )
}

const trimmed = (text?: string) => text?.trim()
