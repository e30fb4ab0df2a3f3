import { ReviewOutcome, ReviewOutcomeText } from '@zhuxue/api/terms/exams'
import { Alert, App, Space, Typography } from 'antd'
import { useState } from 'react'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { useSelection } from '../../../components/list/useSelection'
import { Page } from '../../../components/Page'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useMinWidth } from '../../../components/hooks/useMinWidth'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { call } from '../../../providers/api'
import { QuestionDialog } from '../questions/QuestionDialog'
import { ClauseTabs } from './ClauseTabs'
import { ReplacedClauseSelect } from './ReplacedClauseSelect'
import { reviewColumns } from './reviewColumns'
import { useRefreshClauses } from './useRefreshClauses'
import { useRowKeys } from './useRowKeys'
import type { ClauseReview } from '../../../lib/apiTypes'

interface Filters {
  clauseId?: string
}
const filters: Filter[] = [{ name: 'clauseId', label: '规范条文', field: <ReplacedClauseSelect /> }]
const outcomes = Object.values(ReviewOutcome)
const idOf = ({ reviewId }: ClauseReview) => reviewId

/** docs/product.md 11.10: questions that await a review because a clause was replaced. */
export function ReviewList() {
  const { message } = App.useApp()
  const isWide = useMinWidth('md')
  const listing = useListing<ClauseReview, Filters>({ resource: 'clause-reviews', defaults: {} })
  const { tableProps, result, filterBar } = listing
  const selection = useSelection<ClauseReview>(JSON.stringify(listing.filters), idOf)
  const [edited, setEdited] = useState<ClauseReview | null>(null)
  const refresh = useRefreshClauses()
  const { run, busy, userError, clear } = useApiMutation(null, { onUserError: 'inline' })

  const review = async (outcome: ReviewOutcome, rows: ClauseReview[]) => {
    const reviews = rows.map(({ questionId, clauseId }) => ({ questionId, clauseId }))
    const done = await run(outcome, () => call('POST /api/admin/clause-reviews', { body: { outcome, reviews } }))
    if (done) {
      message.success(done.msg)
      selection.clear()
    }
    await refresh()
  }
  const rows = result.data ?? []
  const keys = useRowKeys({
    rows,
    keyOf: idOf,
    onKey: (key, row) => {
      if (key === ' ') selection.tick([row], !selection.keys.includes(row.reviewId))
      else if (key === 'Enter') setEdited(row)
      else {
        const outcome = outcomes[Number(key) - 1]
        if (!outcome) return false
        void review(outcome, [row])
      }
      return true
    },
  })

  return (
    <Page title="规范条文" tab="待复核">
      <ClauseTabs />
      <FilterBar {...filterBar} filters={filters} />
      <Space wrap role="group" aria-label="复核选中的题目">
        <span>已选 {selection.rows.length} 道：</span>
        {outcomes.map((outcome) => (
          <ButtonWithReason
            key={outcome}
            disabledReason={selection.rows.length ? null : '请先勾选要复核的题目'}
            loading={busy === outcome}
            onClick={() => void review(outcome, selection.rows)}
          >
            {ReviewOutcomeText[outcome]}
          </ButtonWithReason>
        ))}
      </Space>
      {isWide && rows.length > 0 && (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          键盘：↑ ↓ 选择题目，空格勾选，回车编辑，
          {outcomes.map((outcome, at) => `${at + 1} ${ReviewOutcomeText[outcome]}`).join('，')}
        </Typography.Text>
      )}
      {userError && <Alert type="error" showIcon closable onClose={clear} message={userError.message} />}
      <PageTable<ClauseReview>
        {...tableProps}
        {...keys}
        noun="待复核的题目"
        about="条文被新版替代后，依据它的题目列在这里，复核前不再抽用。"
        rowKey="reviewId"
        columns={reviewColumns({ busy: busy !== null, onEdit: setEdited, onReview: review })}
        scroll={{ x: 980 }}
        selection={{ keys: selection.keys, nameOf: ({ questionName }) => questionName, tick: selection.tick }}
      />
      {edited && (
        <QuestionDialog
          bankId={edited.questionBankId}
          question={edited}
          onSaved={() => void refresh()}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}
