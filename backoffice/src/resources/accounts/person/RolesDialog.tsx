import { ChangeReasonMax, Role, RoleText, messages } from '@zhuxue/api/terms/accounts'
import { App, Checkbox, Form } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { setRoles } from '../users/calls'
import type { PersonDetail } from '../../../lib/apiTypes'

interface Values {
  userRole: Role[]
  reason: string
}

/** The order decides the landing page: added roles follow the present ones. */
const inOrder = (present: Role[], chosen: Role[]) => [
  ...present.filter((role) => chosen.includes(role)),
  ...chosen.filter((role) => !present.includes(role)),
]

/** docs/product.md 13.8. The role of a channel comes with its channel. */
export function RolesDialog({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('people', { onUserError: 'inline' })
  const present = person.userRole

  const submit = async ({ userRole, reason }: Values) => {
    const saved = await command.run('roles', () => setRoles(person.userId, inOrder(present, userRole), reason.trim()))
    if (!saved) return
    message.success('角色已修改')
    onClose()
  }

  return (
    <FormDialog<Values>
      title="修改角色"
      okText="保存"
      command={command}
      about={`保存后该用户在所有设备上退出，用新角色重新登录。${messages.channelElsewhere}。`}
      initialValues={{ userRole: present }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="userRole"
        label="角色"
        rules={[
          {
            validator: async (_, chosen: Role[]) => {
              if (chosen.length === 0) throw new Error('请至少选择一个角色')
              if (inOrder(present, chosen).join() === present.join()) throw new Error('角色没有变化')
            },
          },
        ]}
      >
        <Checkbox.Group
          options={Object.values(Role).map((role) => ({
            value: role,
            label: RoleText[role],
            disabled: role === Role.Channel,
          }))}
        />
      </Form.Item>
      <ReasonField
        name="reason"
        label="原因"
        needed={messages.changeReasonRequired}
        maxCharacters={ChangeReasonMax}
        placeholder="例如：到岗任课程审核员"
        autoFocus={false}
      />
    </FormDialog>
  )
}
