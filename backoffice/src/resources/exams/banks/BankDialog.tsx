import { QuestionLimit, questionMessages } from '@zhuxue/api/terms/exams'
import { Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { call } from '../../../providers/api'
import type { QuestionBank } from '../../../lib/apiTypes'

export function BankDialog(props: { bank: Partial<QuestionBank>; onClose: () => void }) {
  const { bank, onClose } = props
  const { questionBankId } = bank
  const command = useApiMutation('question-banks', { onUserError: 'inline' })
  const save = async ({ questionBankName }: { questionBankName: string }) => {
    const body = { questionBankId, questionBankName }
    const done = questionBankId ? questionMessages.saved : questionMessages.added
    if (await command.run('save', () => call('POST /api/admin/question-banks', { body }), done)) onClose()
  }

  return (
    <FormDialog
      title={questionBankId ? '编辑题库' : '新增题库'}
      okText="保存"
      command={command}
      initialValues={bank}
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item
        name="questionBankName"
        label="题库名称"
        rules={[{ required: true, whitespace: true, message: questionMessages.bankName }]}
      >
        <Input count={charactersUpTo(QuestionLimit.bankName)} showCount />
      </Form.Item>
    </FormDialog>
  )
}
