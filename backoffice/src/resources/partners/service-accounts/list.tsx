import { isUsableKey, KeyStateText } from '@zhuxue/api/terms/partners'
import { AccountKindText } from '@zhuxue/api/terms/messages/partner_events'
import { App, Button, Space, Switch, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { Page } from '../../../components/Page'
import type { ServiceAccount } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { PersonLink } from '../../accounts/public'
import { SettingTabs } from '../../settings/public'
import { AccountDialog } from './AccountDialog'
import { KeyDrawer } from './KeyDrawer'
import { EndpointDrawer } from './webhooks/EndpointDrawer'

/** docs/product.md 20.6: systems of training centres that call the API with keys. */
export function ServiceAccountList() {
  const { modal } = App.useApp()
  const [edited, setEdited] = useState<ServiceAccount | 'new' | null>(null)
  const [shownId, setShownId] = useState<number | null>(null)
  const [receiving, setReceiving] = useState<ServiceAccount | null>(null)
  const { query, data } = useApiQuery('GET /api/admin/service-accounts', {
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })
  const { run, busy } = useApiMutation(null)
  const accounts = data?.serviceAccounts
  const shown = accounts?.find(({ serviceAccountId }) => serviceAccountId === shownId)
  const refetch = () => void query.refetch()

  const setDisabled = async ({ serviceAccountId: id }: ServiceAccount, disabled: boolean) => {
    await run(id, () => call('PUT /api/admin/service-accounts/:id/state', { params: { id }, body: { disabled } }))
    refetch()
  }
  const toggle = (account: ServiceAccount) => {
    if (account.disabled) return setDisabled(account, false)
    return modal.confirm({
      title: `停用「${account.accountName}」`,
      content: '所有密钥立即失效，正在使用的系统不能再读取和分配名额；可以重新启用。',
      okText: '停用',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => setDisabled(account, true),
    })
  }

  return (
    <Page
      title="服务账号"
      extra={
        <>
          <Button href="/developers" target="_blank">
            接口说明
          </Button>
          <Button type="primary" disabled={!accounts} onClick={() => setEdited('new')}>
            新增服务账号
          </Button>
        </>
      }
    >
      <SettingTabs />
      <PageTable<ServiceAccount>
        noun="服务账号"
        unfiltered
        about="培训单位、企业学院、主管部门或财务的系统用密钥读取和写入数据，不需要账号的密码。"
        next={<LinkButton onClick={() => setEdited('new')}>新增第一个服务账号</LinkButton>}
        rowKey="serviceAccountId"
        scroll={{ x: 900 }}
        dataSource={accounts}
        loading={query.isPending}
        columns={columnsOf({
          busy,
          onEdit: setEdited,
          onKeys: setShownId,
          onEndpoints: setReceiving,
          onToggle: toggle,
        })}
        pagination={false}
        error={query.error && !data ? query.error : null}
        onRetry={refetch}
      />
      {edited && (
        <AccountDialog account={edited === 'new' ? null : edited} onSaved={refetch} onClose={() => setEdited(null)} />
      )}
      {shown && (
        <KeyDrawer
          account={shown}
          hasOtherAdmin={data!.hasOtherAdmin}
          onChanged={refetch}
          onClose={() => setShownId(null)}
        />
      )}
      {receiving && <EndpointDrawer account={receiving} onClose={() => setReceiving(null)} />}
    </Page>
  )
}

interface Commands {
  busy: string | number | null
  onEdit: (account: ServiceAccount) => void
  onKeys: (id: number) => void
  onEndpoints: (account: ServiceAccount) => void
  onToggle: (account: ServiceAccount) => unknown
}

function columnsOf({ busy, onEdit, onKeys, onEndpoints, onToggle }: Commands): TableColumnsType<ServiceAccount> {
  return [
    {
      title: '名称',
      dataIndex: 'accountName',
      render: (name, { kind, serviceAccountId }) => (
        <>
          {name}
          <SecondaryText>{`${AccountKindText[kind]}，编号 ${serviceAccountId}`}</SecondaryText>
        </>
      ),
    },
    {
      title: '学员账号',
      dataIndex: 'userName',
      width: 150,
      render: (_, { userId, userName, telephone }) => (
        <>
          <PersonLink userId={userId}>{userName}</PersonLink>
          <SecondaryText>{telephone}</SecondaryText>
        </>
      ),
    },
    {
      title: '联系人',
      dataIndex: 'contactName',
      width: 190,
      render: (name, { contactEmail }) => (
        <>
          {name}
          <SecondaryText>{contactEmail}</SecondaryText>
        </>
      ),
    },
    {
      title: '有效密钥',
      dataIndex: 'keys',
      width: 90,
      align: 'right',
      className: 'numeric',
      render: (keys: ServiceAccount['keys']) => <KeyCount keys={keys} />,
    },
    {
      title: '启用',
      dataIndex: 'disabled',
      width: 90,
      render: (disabled: boolean, account) => (
        <Switch
          checked={!disabled}
          loading={busy === account.serviceAccountId}
          aria-label={`启用 ${account.accountName}`}
          onChange={() => void onToggle(account)}
        />
      ),
    },
    {
      title: '操作',
      key: 'acts',
      width: 210,
      render: (_, account) => (
        <Space size={16}>
          <LinkButton aria-label={`密钥 ${account.accountName}`} onClick={() => onKeys(account.serviceAccountId)}>
            密钥
          </LinkButton>
          <LinkButton aria-label={`接收地址 ${account.accountName}`} onClick={() => onEndpoints(account)}>
            接收地址
          </LinkButton>
          <LinkButton aria-label={`编辑 ${account.accountName}`} onClick={() => onEdit(account)}>
            编辑
          </LinkButton>
        </Space>
      ),
    },
  ]
}

function KeyCount({ keys }: { keys: ServiceAccount['keys'] }) {
  const pending = keys.filter(({ state }) => state === 'pending').length
  return (
    <>
      {keys.filter(isUsableKey).length - pending}
      {pending > 0 && <SecondaryText>{`${pending} 个${KeyStateText.pending}`}</SecondaryText>}
    </>
  )
}
