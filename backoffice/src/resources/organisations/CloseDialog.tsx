import { organisationMessages } from '@zhuxue/api/terms/organisations'
import { Form, Input } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { charactersUpTo } from '../../components/fields/characters'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import type { Organisation } from '../../lib/apiTypes'
import { call } from '../../providers/api'

export function CloseDialog({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const { organisationId: id, organisationName } = organisation
  const command = useApiMutation('organisations', { onUserError: 'inline' })

  const save = async (body: { reason: string }) => {
    const path = 'POST /api/admin/organisations/:id/closures' as const
    if (await command.run('close', () => call(path, { params: { id }, body }))) onClose()
  }

  return (
    <FormDialog<{ reason: string }>
      title="关闭单位"
      okText="关闭单位"
      okButtonProps={{ danger: true }}
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        关闭{organisationName}
        后，所有成员停止共享学时，未接受的邀请失效，不能再邀请成员或为单位购买。已买的名额仍由单位的所有者和管理员分配。关闭不能撤回。
      </p>
      <Form.Item
        name="reason"
        label="原因"
        rules={[{ required: true, whitespace: true, message: organisationMessages.whyClosed }]}
      >
        <Input.TextArea rows={3} showCount count={charactersUpTo(200)} />
      </Form.Item>
    </FormDialog>
  )
}
