import { PlusOutlined } from '@ant-design/icons'
import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import type { Member } from '../../../lib/apiTypes'
import { ButtonLink } from '../../../components/ButtonLink'

export function MemberList(props: {
  resource: 'teachers' | 'channels'
  noun: string
  detail: string
  filters: Filter[]
  columns: TableProps<Member>['columns']
  width: number
  tabs?: ReactNode
}) {
  const { resource, noun, detail, filters, columns, width, tabs } = props
  const { tableProps, filterBar } = useListing<Member, object>({ resource, defaults: {} })

  return (
    <Page
      title={`${noun}管理`}
      extra={
        <ButtonLink to={detail} type="primary" icon={<PlusOutlined />}>
          新增{noun}
        </ButtonLink>
      }
    >
      {tabs}
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<Member>
        {...tableProps}
        noun={noun}
        rowKey="userId"
        columns={columns}
        scroll={{ x: width }}
        next={<Link to={detail}>新增第一位{noun}</Link>}
      />
    </Page>
  )
}
