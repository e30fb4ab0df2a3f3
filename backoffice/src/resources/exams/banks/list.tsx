import { PlusOutlined } from '@ant-design/icons'
import { Button, Input, Space, type TableProps } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { dateColumn, numberColumn } from '../../../components/list/columns'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { call } from '../../../providers/api'
import { RowAction } from '../RowAction'
import { ExamTabs } from '../ExamTabs'
import { useExamPaths } from '../paths'
import { BankDialog } from './BankDialog'
import type { QuestionBank } from '../../../lib/apiTypes'

const filters = [
  {
    name: 'questionBankName',
    label: '题库名称',
    field: <Input allowClear placeholder="输入题库名称" count={charactersUpTo(50)} />,
  },
]

/** docs/product.md 11.1: the question banks. */
export function BankList() {
  const [edited, setEdited] = useState<Partial<QuestionBank> | null>(null)
  const { tableProps, filterBar } = useListing<QuestionBank, { questionBankName?: string }>({
    resource: 'question-banks',
    defaults: {},
  })

  return (
    <Page
      title="题库管理"
      extra={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited({})}>
          新增题库
        </Button>
      }
    >
      <ExamTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<QuestionBank>
        {...tableProps}
        noun="题库"
        next={<LinkButton onClick={() => setEdited({})}>新增第一个题库</LinkButton>}
        rowKey="questionBankId"
        columns={useColumns(setEdited)}
        scroll={{ x: 640 }}
      />
      {edited && <BankDialog bank={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}

const ownerText = (name: string | null) => name ?? '—'

function useColumns(onEdit: (bank: QuestionBank) => void): TableProps<QuestionBank>['columns'] {
  const confirmDeletion = useDeleteConfirmation()
  const { viewerRole, of } = useExamPaths()
  const { run, busy } = useApiMutation('question-banks')
  const remove = ({ questionBankId: id, questionBankName }: QuestionBank) =>
    confirmDeletion({
      content: `题库“${questionBankName}”将被删除。还有题目的题库不能删除。`,
      onOk: () => run(id, () => call('DELETE /api/admin/question-banks/:id', { params: { id } }), '删除成功!'),
    })

  return [
    {
      title: '题库名称',
      dataIndex: 'questionBankName',
      render: (name: string, { questionBankId }) => <Link to={of('questions', questionBankId)}>{name}</Link>,
    },
    numberColumn<QuestionBank>({ title: '题数', dataIndex: 'questionCount' }),
    ...(viewerRole === 'admin' ? [{ title: '创建人', dataIndex: 'ownerName', width: 120, render: ownerText }] : []),
    dateColumn<QuestionBank>({ title: '创建时间', dataIndex: 'createTime' }),
    {
      title: '操作',
      width: 190,
      render: (_, bank) => (
        <Space size={16}>
          <Link to={of('questions', bank.questionBankId)}>维护题目</Link>
          <RowAction name="编辑" of={bank.questionBankName} on={() => onEdit(bank)} />
          <RowAction
            danger
            name="删除"
            of={bank.questionBankName}
            busy={busy === bank.questionBankId}
            on={() => remove(bank)}
          />
        </Space>
      ),
    },
  ]
}
