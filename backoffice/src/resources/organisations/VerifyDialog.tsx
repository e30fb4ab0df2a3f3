import { organisationMessages } from '@zhuxue/api/terms/organisations'
import { Descriptions, Form, Input, Radio } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { charactersUpTo } from '../../components/fields/characters'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import type { Organisation } from '../../lib/apiTypes'
import { call } from '../../providers/api'

interface Values {
  verified: boolean
  reason: string
}

export function VerifyDialog({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const { organisationId: id, organisationName, creditCode } = organisation
  const command = useApiMutation('organisations', { onUserError: 'inline' })

  const save = async (body: Values) => {
    const path = 'POST /api/admin/organisations/:id/verifications' as const
    if (await command.run('verify', () => call(path, { params: { id }, body }))) onClose()
  }

  return (
    <FormDialog<Values>
      title="核验单位"
      okText="提交"
      command={command}
      initialValues={{ verified: true }}
      onSubmit={save}
      onClose={onClose}
    >
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'name', label: '单位名称', children: organisationName },
          { key: 'code', label: '信用代码', children: creditCode },
        ]}
      />
      <Form.Item name="verified" label="核验结果">
        <Radio.Group
          options={[
            { value: true, label: '与营业执照一致，通过' },
            { value: false, label: '不通过' },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="reason"
        label="说明"
        extra="不通过时，创建人会看到这个说明"
        rules={[{ required: true, whitespace: true, message: organisationMessages.whyVerified }]}
      >
        <Input.TextArea rows={3} showCount count={charactersUpTo(200)} />
      </Form.Item>
    </FormDialog>
  )
}
