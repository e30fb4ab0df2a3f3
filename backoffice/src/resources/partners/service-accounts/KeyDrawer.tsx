import { isUsableKey, OverlapHours, KeyStateText } from '@zhuxue/api/terms/partners'
import { needsApproval, ScopeText } from '@zhuxue/api/scopes'
import { Alert, App, Button, Radio, Space, Tag, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { dateColumn, statusColumn } from '../../../components/list/columns'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import type { ServiceAccount } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { aloneText, KeyDialog } from './KeyDialog'
import { NewKeyDialog } from './NewKeyDialog'

type Key = ServiceAccount['keys'][number]

const overlapText: Record<(typeof OverlapHours)[number], string> = {
  0: '立即停用',
  1: '1 小时后',
  24: '24 小时后',
  168: '7 天后',
}

interface Props {
  account: ServiceAccount
  hasOtherAdmin: boolean
  onChanged: () => void
  onClose: () => void
}

/** The keys of a service account. A key is shown once, when it was created. */
export function KeyDrawer({ account, hasOtherAdmin, onChanged, onClose }: Props) {
  const { message, modal } = App.useApp()
  const { run, busy } = useApiMutation(null)
  const [isAdding, setIsAdding] = useState(false)
  const [created, setCreated] = useState<{ key: string; msg: string } | null>(null)

  const rotate = (key: Key) => {
    let overlapHours: (typeof OverlapHours)[number] = 24
    modal.confirm({
      title: `更换「${key.keyName}」`,
      content: (
        <>
          <p>
            {needsApproval(key.scopes)
              ? '新密钥须由另一位管理员批准后才有效，权限和有效期不变。请留出批准的时间，旧密钥何时停用？'
              : '新密钥立即有效，权限和有效期不变。旧密钥何时停用？'}
          </p>
          <Radio.Group
            defaultValue={overlapHours}
            options={OverlapHours.map((hours) => ({ value: hours, label: overlapText[hours] }))}
            onChange={({ target }) => (overlapHours = target.value)}
          />
        </>
      ),
      okText: '更换',
      onOk: async () => {
        const params = { id: key.serviceKeyId }
        const done = await run(params.id, () =>
          call('POST /api/admin/service-keys/:id/rotations', { params, body: { overlapHours } })
        )
        if (done) setCreated(done)
        onChanged()
      },
    })
  }

  const approve = (key: Key) =>
    modal.confirm({
      title: `批准「${key.keyName}」`,
      content: (
        <>
          <p>密钥由 {key.createdBy} 新增，批准后立即有效。请先核实调用方和用途。</p>
          <p>权限：{key.scopes.map((scope) => ScopeText[scope]).join('；')}</p>
        </>
      ),
      okText: '批准',
      autoFocusButton: 'cancel',
      onOk: async () => {
        const params = { id: key.serviceKeyId }
        const done = await run(params.id, () => call('POST /api/admin/service-keys/:id/approvals', { params }))
        if (done) message.success(done.msg)
        onChanged()
      },
    })

  const revoke = (key: Key) =>
    modal.confirm({
      title: `停用「${key.keyName}」`,
      content: '使用这个密钥的系统立即不能再调用接口，停用后不能恢复。',
      okText: '停用',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: async () => {
        const params = { id: key.serviceKeyId }
        const done = await run(params.id, () => call('POST /api/admin/service-keys/:id/revocations', { params }))
        if (done) message.success(done.msg)
        onChanged()
      },
    })

  return (
    <SideDrawer
      title={`${account.accountName} 的密钥`}
      width={960}
      onClose={onClose}
      extra={
        <Button type="primary" disabled={account.disabled} onClick={() => setIsAdding(true)}>
          新增密钥
        </Button>
      }
    >
      {account.keys.some(({ state, canApprove }) => state === 'pending' && !canApprove) && (
        <Alert
          type={hasOtherAdmin ? 'info' : 'warning'}
          showIcon
          style={{ marginBottom: 16 }}
          message={`您新增的密钥须由另一位管理员在这里批准。${hasOtherAdmin ? '' : aloneText}`}
        />
      )}
      <PageTable<Key>
        noun="密钥"
        unfiltered
        about={account.disabled ? '服务账号已停用，启用后才能新增密钥。' : '调用方的系统凭密钥调用接口。'}
        rowKey="serviceKeyId"
        scroll={{ x: 860 }}
        dataSource={account.keys}
        columns={columnsOf({ busy, onApprove: approve, onRotate: rotate, onRevoke: revoke })}
        pagination={false}
      />
      {isAdding && (
        <KeyDialog
          account={account}
          hasOtherAdmin={hasOtherAdmin}
          onCreated={(made) => {
            setCreated(made)
            onChanged()
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {created && (
        <NewKeyDialog title="新的密钥" about={created.msg} value={created.key} onClose={() => setCreated(null)} />
      )}
    </SideDrawer>
  )
}

/** A key ends with its last day, at midnight. */
const lastDayOf = (expiryTime: string) => dayjs(expiryTime).subtract(1, 'second').format('YYYY-MM-DD')

function columnsOf(commands: {
  busy: string | number | null
  onApprove: (key: Key) => void
  onRotate: (key: Key) => void
  onRevoke: (key: Key) => void
}): TableColumnsType<Key> {
  return [
    {
      title: '密钥',
      dataIndex: 'keyName',
      width: 190,
      render: (name, { keyHint, createdBy, approvedBy }) => (
        <>
          {name}
          <SecondaryText>{keyHint}</SecondaryText>
          <SecondaryText>{approvedBy ? `${createdBy} 新增，${approvedBy} 批准` : `${createdBy} 新增`}</SecondaryText>
        </>
      ),
    },
    {
      title: '权限',
      dataIndex: 'scopes',
      render: (scopes: Key['scopes']) => (
        <Space wrap size={4}>
          {scopes.map((scope) => (
            <Tag key={scope} style={{ marginInlineEnd: 0 }}>
              {ScopeText[scope]}
            </Tag>
          ))}
        </Space>
      ),
    },
    statusColumn<Key, Key['state']>({
      title: '状态',
      dataIndex: 'state',
      width: 90,
      text: KeyStateText,
      tone: { pending: 'processing', active: 'success', retiring: 'warning' },
    }),
    { title: '有效期至', dataIndex: 'expiryTime', width: 110, className: 'numeric', render: lastDayOf },
    dateColumn<Key>({ title: '最近使用', dataIndex: 'lastUsedTime', width: 120 }),
    {
      title: '操作',
      key: 'acts',
      width: 110,
      render: (_, key) =>
        isUsableKey(key) ? (
          <Space size={16}>
            {key.canApprove && (
              <LinkButton aria-label={`批准 ${key.keyName}`} onClick={() => commands.onApprove(key)}>
                批准
              </LinkButton>
            )}
            {key.state === 'active' && (
              <LinkButton aria-label={`更换 ${key.keyName}`} onClick={() => commands.onRotate(key)}>
                更换
              </LinkButton>
            )}
            <LinkButton
              danger
              loading={commands.busy === key.serviceKeyId}
              aria-label={`停用 ${key.keyName}`}
              onClick={() => commands.onRevoke(key)}
            >
              停用
            </LinkButton>
          </Space>
        ) : null,
    },
  ]
}
