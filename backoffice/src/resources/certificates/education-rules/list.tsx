import { Button, Skeleton, Space, Tag } from 'antd'
import { useState } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { Select } from '../../../components/fields/Select'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { Page } from '../../../components/Page'
import { useSearchParams } from 'react-router'
import { HourTabs } from '../HourTabs'
import { useKinds } from '../useKinds'
import { ChangeKindDialog } from './ChangeKindDialog'
import { NewKindDialog } from './NewKindDialog'
import { RuleDialog } from './RuleDialog'
import { Versions } from './Versions'

type OpenDialog = 'rule' | 'kind' | 'new-kind'

/** docs/product.md 10.11: what each kind of qualification owes, all versions side by side. */
export function RuleList() {
  const { query, kinds } = useKinds()
  const [search, setSearch] = useSearchParams()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const requested = Number(search.get('kindId'))
  const kind = kinds.find(({ kindId }) => kindId === requested) ?? kinds[0]
  const rules = useApiQuery('GET /api/admin/education-rules', { errorNotification: false })
  const versions = rules.data?.rules.filter(({ kindId }) => kindId === kind?.kindId) ?? []
  const error = query.error ?? rules.query.error
  const refresh = () => {
    void query.refetch()
    void rules.query.refetch()
  }
  const done = () => {
    setDialog(null)
    refresh()
  }
  const close = () => setDialog(null)

  return (
    <Page
      title="学时管理"
      tab="学时规则"
      extra={
        <>
          <Button onClick={() => setDialog('new-kind')}>新增证书类别</Button>
          <Button type="primary" disabled={!kind} onClick={() => setDialog('rule')}>
            新增规则版本
          </Button>
        </>
      }
    >
      <HourTabs />
      {error ? (
        <FailedNotice error={error} onRetry={refresh} />
      ) : !rules.data || query.isPending ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <>
          {kind && (
            <Space wrap style={{ marginBottom: 16 }}>
              <Select
                aria-label="证书类别"
                style={{ minWidth: 200 }}
                value={kind.kindId}
                onChange={(kindId) => setSearch({ kindId: String(kindId) }, { replace: true })}
                options={kinds.map(({ kindId, kindName }) => ({ value: kindId, label: kindName }))}
              />
              <span>
                {kind.specialties.length
                  ? kind.specialties.map(({ name }) => name).join('、')
                  : '课程需要指明计入这类证书'}
              </span>
              {!kind.active && <Tag>已停用</Tag>}
              <Button type="link" onClick={() => setDialog('kind')}>
                修改类别
              </Button>
            </Space>
          )}
          <Versions versions={versions} />
        </>
      )}
      {dialog === 'rule' && kind && <RuleDialog kind={kind} newest={versions[0]} onClose={close} onDone={done} />}
      {dialog === 'kind' && kind && <ChangeKindDialog kind={kind} onClose={close} onDone={done} />}
      {dialog === 'new-kind' && <NewKindDialog onClose={close} onDone={done} />}
    </Page>
  )
}
