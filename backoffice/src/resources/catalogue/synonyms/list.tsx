import { App, Button, Input, Space, Tag, type TableProps } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useState } from 'react'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { dateColumn } from '../../../components/list/columns'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import type { SynonymGroup } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { AdminTabs } from '../list/CatalogueTabs'
import { SynonymDialog } from './SynonymDialog'

interface Filters {
  keyword?: string
}
const filters: Filter[] = [
  { name: 'keyword', label: '包含', field: <Input allowClear placeholder="例如 二造" count={charactersUpTo(12)} /> },
]

/** Words that are synonyms in the search of the storefront. */
export function SynonymList() {
  const { message } = App.useApp()
  const { tableProps, tableQuery, filterBar } = useListing<SynonymGroup, Filters>({
    resource: 'synonym-groups',
    defaults: {},
  })
  const [edited, setEdited] = useState<SynonymGroup | 'new' | null>(null)
  const ask = useDeleteConfirmation()
  const { run, busy } = useApiMutation('synonym-groups', { stale: 'list' })

  const remove = ({ synonymGroupId: id, words }: SynonymGroup) =>
    ask({
      title: `删除「${words.join('、')}」`,
      content: '删除后这些词不再互相替代，搜索立即按原词查找。',
      onOk: async () => {
        const done = await run(id, () => call('DELETE /api/admin/synonym-groups/:id', { params: { id } }))
        if (done) message.success(done.msg)
      },
    })

  return (
    <Page
      title="搜索同义词"
      extra={
        <Button type="primary" onClick={() => setEdited('new')}>
          新增一组
        </Button>
      }
    >
      <AdminTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<SynonymGroup>
        {...tableProps}
        noun="同义词"
        about="同一组的词在搜索时互相替代：学员搜「二造」，也能找到「二级造价」。"
        next={<LinkButton onClick={() => setEdited('new')}>新增第一组</LinkButton>}
        rowKey="synonymGroupId"
        columns={columnsOf({ busy, onEdit: setEdited, onRemove: remove })}
        scroll={{ x: 640 }}
      />
      {edited && (
        <SynonymDialog
          group={edited === 'new' ? null : edited}
          onSaved={() => void tableQuery.refetch()}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}

function columnsOf(acts: {
  busy: string | number | null
  onEdit: (group: SynonymGroup) => void
  onRemove: (group: SynonymGroup) => void
}): TableProps<SynonymGroup>['columns'] {
  return [
    {
      title: '互相替代的词',
      dataIndex: 'words',
      render: (words: string[]) => (
        <Space size={[4, 4]} wrap>
          {words.map((word) => (
            <Tag key={word} style={{ margin: 0 }}>
              {word}
            </Tag>
          ))}
        </Space>
      ),
    },
    dateColumn<SynonymGroup>({ title: '修改时间', dataIndex: 'updateTime' }),
    {
      title: '操作',
      key: 'acts',
      width: 120,
      render: (_, group) => (
        <Space size={16}>
          <LinkButton aria-label={`编辑 ${group.words.join('、')}`} onClick={() => acts.onEdit(group)}>
            编辑
          </LinkButton>
          <LinkButton
            danger
            loading={acts.busy === group.synonymGroupId}
            aria-label={`删除 ${group.words.join('、')}`}
            onClick={() => acts.onRemove(group)}
          >
            删除
          </LinkButton>
        </Space>
      ),
    },
  ]
}
