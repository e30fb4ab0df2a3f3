import { partnerMessages, ServiceAccountLimit as limit } from '@zhuxue/api/terms/partners'
import { AccountKind, AccountKindText } from '@zhuxue/api/terms/messages/partner_events'
import { App, Form, Input, Radio } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { ServiceAccount } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Values {
  accountName: string
  kind: AccountKind
  ownerTelephone: string
  contactName: string
  contactEmail: string
  /** One network per line. */
  allowedNetworks?: string
}

export function AccountDialog(props: { account: ServiceAccount | null; onSaved: () => void; onClose: () => void }) {
  const { account, onSaved, onClose } = props
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const save = async ({ kind, ownerTelephone, allowedNetworks = '', ...texts }: Values) => {
    const networks = allowedNetworks.split(/[\s,，;；]+/).filter(Boolean)
    const body = { ...texts, allowedNetworks: networks }
    const done = await command.run('save', () =>
      account
        ? call('PUT /api/admin/service-accounts/:id', {
            params: { id: account.serviceAccountId },
            body: { ...body, lockVersion: account.lockVersion },
          })
        : call('POST /api/admin/service-accounts', { body: { ...body, kind, ownerTelephone } })
    )
    if (!done) return
    message.success(done.msg)
    onSaved()
    onClose()
  }

  return (
    <FormDialog<Values>
      title={account ? '编辑服务账号' : '新增服务账号'}
      okText="保存"
      command={command}
      initialValues={
        account ? { ...account, allowedNetworks: account.allowedNetworks.join('\n') } : { kind: AccountKind.Centre }
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item
        name="accountName"
        label="名称"
        rules={[{ required: true, whitespace: true, message: partnerMessages.accountName }]}
      >
        <Input count={charactersUpTo(limit.accountName)} placeholder="例如 某某建设集团人事系统" />
      </Form.Item>
      {!account && (
        <Form.Item
          name="kind"
          label="类型"
          extra="主管部门收到所有学员的学时和证书事件；企业学院可以直接开通课程；财务系统读取所有订单的款项和发票；迁移服务方上传和运行数据导入。保存后不能修改"
        >
          <Radio.Group
            options={Object.values(AccountKind).map((value) => ({ value, label: AccountKindText[value] }))}
          />
        </Form.Item>
      )}
      {!account && (
        <Form.Item
          name="ownerTelephone"
          label="账号的手机号"
          extra="培训单位填批量购买所用的账号，密钥只能看到它的订单和名额；其他类型填负责人的账号。保存后不能修改"
          rules={[{ required: true, whitespace: true, message: partnerMessages.owner }]}
        >
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item
        name="contactName"
        label="联系人"
        rules={[{ required: true, whitespace: true, message: partnerMessages.contactName }]}
      >
        <Input count={charactersUpTo(limit.contactName)} />
      </Form.Item>
      <Form.Item
        name="contactEmail"
        label="联系邮箱"
        rules={[{ required: true, type: 'email', message: partnerMessages.contactEmail }]}
      >
        <Input count={charactersUpTo(limit.contactEmail)} />
      </Form.Item>
      <Form.Item
        name="allowedNetworks"
        label="允许的网络地址"
        extra="每行一个，例如 203.0.113.8 或 203.0.113.0/24；不填表示不限制"
      >
        <Input.TextArea rows={3} />
      </Form.Item>
    </FormDialog>
  )
}
