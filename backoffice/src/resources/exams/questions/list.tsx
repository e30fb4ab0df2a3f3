import { HistoryOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { usesText } from '../../../components/dialog/usesText'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useRecentObject } from '../../../components/hooks/useRecentObject'
import { call } from '../../../providers/api'
import { HistoryDrawer } from '../../objects/public'
import { RowAction } from '../RowAction'
import { BankExportButton } from '../imports/BankExportButton'
import { ImportDialog } from '../imports/ImportDialog'
import { useExamPaths } from '../paths'
import { RegradeDialog } from '../regrades/RegradeDialog'
import { questionColumns, questionFilters } from './columns'
import { canRegrade, idOfQuestion, nameOfQuestion } from './question'
import { useSelection } from '../../../components/list/useSelection'
import { QuestionBulk } from './QuestionBulk'
import { QuestionDialog } from './QuestionDialog'
import { useQuestions } from './useQuestions'
import type { Question } from '../../../lib/apiTypes'

/** docs/product.md 11.1: the questions of one bank. */
export function QuestionList() {
  const bankId = Number(useParams().id)
  const { query, bank, filterProps, tableProps, searched } = useQuestions(bankId)
  const selection = useSelection<Question>(`${bankId} ${JSON.stringify(searched)}`, idOfQuestion)
  useRecentObject('bank', bank?.questionBankName)
  const [edited, setEdited] = useState<Question | 'new' | null>(null)
  const [regraded, setRegraded] = useState<Question | null>(null)
  const [isImporting, setImporting] = useState(false)
  const [traced, setTraced] = useState<{ object: string; title: string } | null>(null)
  const canSeeHistory = useAllowedActions('audit-logs')('list')
  const confirmDeletion = useDeleteConfirmation()
  const { paths, of } = useExamPaths()
  const canAnalyse = useAllowedActions('papers')('questionAnalysis')
  const can = useAllowedActions('question-banks')
  const { run, busy } = useApiMutation(null)
  const remove = async ({ questionId: id, questionName }: Question) => {
    const uses = canSeeHistory ? await usesText(`question:${id}`) : ''
    confirmDeletion({
      title: '确定要删除吗?',
      content: `“${questionName}”将从题库和试卷中移除，已经开始的考试不受影响。${uses && `它${uses}`}`,
      onOk: async () => {
        await run(id, () => call('DELETE /api/admin/questions/:id', { params: { id } }), '删除成功!')
        await query.refetch()
      },
    })
  }

  return (
    <Page
      title={bank?.questionBankName ?? '题库'}
      back={paths.banks}
      extra={
        <>
          {canSeeHistory && bank && (
            <Button
              icon={<HistoryOutlined />}
              onClick={() => setTraced({ object: `question-bank:${bankId}`, title: bank.questionBankName })}
            >
              历史
            </Button>
          )}
          <BankExportButton bank={bank} />
          <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
            导入
          </Button>
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
            新增题目
          </Button>
        </>
      }
    >
      <FilterBar {...filterProps} filters={questionFilters} initiallyShown={3} />
      <PageTable<Question>
        {...tableProps}
        noun="题目"
        rowKey="questionId"
        scroll={{ x: 914 }}
        selection={{ ...selection, nameOf: nameOfQuestion }}
        columns={[
          ...questionColumns,
          {
            title: '操作',
            width: 264,
            render: (_, question) => (
              <Space size={[16, 4]} wrap style={{ whiteSpace: 'nowrap' }}>
                <RowAction name="编辑" of={question.questionName} on={() => setEdited(question)} />
                {can('regrade') && canRegrade(question) && (
                  <RowAction name="重新评分" of={question.questionName} on={() => setRegraded(question)} />
                )}
                {canAnalyse && <Link to={of('questionAnalysis', question.questionId)}>分析</Link>}
                {canSeeHistory && (
                  <RowAction
                    name="历史"
                    of={question.questionName}
                    on={() => setTraced({ object: `question:${question.questionId}`, title: question.questionName })}
                  />
                )}
                <RowAction
                  danger
                  name="删除"
                  of={question.questionName}
                  busy={busy === question.questionId}
                  on={() => void remove(question)}
                />
              </Space>
            ),
          },
        ]}
      />
      <QuestionBulk bankId={bankId} selection={selection} onDone={() => query.refetch()} />
      {edited && (
        <QuestionDialog
          bankId={bankId}
          question={edited === 'new' ? null : edited}
          onSaved={() => void query.refetch()}
          onKeyChanged={can('regrade') ? setRegraded : undefined}
          onClose={() => setEdited(null)}
        />
      )}
      {regraded && <RegradeDialog question={regraded} onClose={() => setRegraded(null)} />}
      {traced && <HistoryDrawer {...traced} onClose={() => setTraced(null)} />}
      {isImporting && (
        <ImportDialog bankId={bankId} onDone={() => void query.refetch()} onClose={() => setImporting(false)} />
      )}
    </Page>
  )
}
