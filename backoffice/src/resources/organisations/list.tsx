import { OrganisationState, OrganisationStateText } from '@zhuxue/api/terms/organisations'
import { Button, type TableProps } from 'antd'
import { useState } from 'react'
import { dateColumn, statusColumn } from '../../components/list/columns'
import { FilterBar } from '../../components/list/filter/FilterBar'
import { Page } from '../../components/Page'
import { PageTable } from '../../components/list/PageTable'
import { SecondaryText } from '../../components/list/SecondaryText'
import type { Tone } from '../../components/list/StatusTag'
import { useListing } from '../../components/list/useListing'
import type { Organisation } from '../../lib/apiTypes'
import { CloseDialog } from './CloseDialog'
import { defaults, organisationFilters, type OrganisationFilters } from './filters'
import { VerifyDialog } from './VerifyDialog'

/** docs/product.md 4.15: employers, verified by their licence. */
export function OrganisationList() {
  const listing = useListing<Organisation, OrganisationFilters>({ resource: 'organisations', defaults })
  const { tableProps, filterBar } = listing
  const [checked, setChecked] = useState<Organisation | null>(null)
  const [closed, setClosed] = useState<Organisation | null>(null)

  const columns: TableProps<Organisation>['columns'] = [
    {
      title: '单位',
      dataIndex: 'organisationName',
      render: (name: string, { creditCode }) => (
        <>
          {name}
          <SecondaryText>{creditCode}</SecondaryText>
        </>
      ),
    },
    { title: '创建人', dataIndex: 'creatorName', width: 110 },
    { title: '成员', dataIndex: 'members', width: 80, align: 'right' },
    statusColumn<Organisation, OrganisationState>({
      title: '状态',
      dataIndex: 'state',
      text: OrganisationStateText,
      tone: stateTone,
    }),
    { title: '未通过原因', dataIndex: 'refusalReason', render: (reason: string | null) => reason ?? '—' },
    dateColumn<Organisation>({ title: '创建时间', dataIndex: 'createTime' }),
    dateColumn<Organisation>({ title: '核验时间', dataIndex: 'verifiedTime' }),
    {
      title: '操作',
      width: 96,
      render: (_, organisation) => {
        const { state, organisationName } = organisation
        const open = { [OrganisationState.Pending]: setChecked, [OrganisationState.Verified]: setClosed }[
          state as string
        ]
        if (!open) return null
        const text = state === OrganisationState.Pending ? '核验' : '关闭'
        return (
          <Button type="link" size="small" aria-label={`${text}${organisationName}`} onClick={() => open(organisation)}>
            {text}
          </Button>
        )
      },
    },
  ]

  return (
    <Page title="单位管理">
      <FilterBar {...filterBar} filters={organisationFilters} />
      <PageTable<Organisation>
        {...tableProps}
        noun="单位"
        rowKey="organisationId"
        columns={columns}
        scroll={{ x: 1000 }}
      />
      {checked && <VerifyDialog organisation={checked} onClose={() => setChecked(null)} />}
      {closed && <CloseDialog organisation={closed} onClose={() => setClosed(null)} />}
    </Page>
  )
}

const stateTone: Record<OrganisationState, Tone> = {
  pending: 'processing',
  verified: 'success',
  refused: 'default',
  closed: 'default',
}
