import { Card, Empty, Pagination, Segmented, Skeleton, Space, Switch } from 'antd'
import { useState } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { Page } from '../../../components/Page'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { ExamTabs } from '../ExamTabs'
import { AnswerSheet } from './AnswerSheet'
import { useSelectedAnswer } from './useSelectedAnswer'

type View = 'open' | 'done'
const pageSize = 50

/** docs/product.md 11.3: written answers, one after the other. A teacher sees those of own courses. */
export function MarkingQueue({ as }: { as: 'admin' | 'teacher' }) {
  const [view, setView] = useState<View>('open')
  const [page, setPage] = useState(1)
  const [isBlind, setBlind] = useState(true)
  const { query, data } = useApiQuery(`GET /api/${as}/paper-answers`, {
    queryParams: { marking: view, blind: Number(isBlind), page, pageSize },
    queryOptions: { staleTime: 0 },
    errorNotification: false,
  })
  const answers = data?.paperAnswers
  const { selected, at, open, openNext, openAgain, release } = useSelectedAnswer(answers)
  const { setDirty, touch, leave } = useUnsavedChanges()

  const show = (list: { view: View; page: number }) =>
    leave(() => {
      setView(list.view)
      setPage(list.page)
      release()
    })
  const readAgain = async (then: typeof openNext) => {
    setDirty(false)
    const { data: now } = await query.refetch()
    then(now?.data.paperAnswers)
  }
  const name = answers?.[at]?.studentName

  return (
    <Page title={as === 'admin' ? '题库管理' : '批阅答卷'} tab={as === 'admin' ? '批阅' : undefined}>
      {as === 'admin' && <ExamTabs />}
      <Space wrap style={{ justifyContent: 'space-between', width: '100%' }}>
        <Segmented<View>
          value={view}
          onChange={(chosen) => show({ view: chosen, page: 1 })}
          options={[
            { value: 'open', label: `待批阅${view === 'open' && data ? ` ${data.total}${data.more ? '+' : ''}` : ''}` },
            { value: 'done', label: '已批阅' },
          ]}
        />
        <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Switch checked={isBlind} onChange={setBlind} />
          匿名批阅（隐藏姓名）
        </label>
      </Space>
      {query.error && (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()}>
          已保存的批阅没有受到影响。
        </FailedNotice>
      )}
      {!selected && query.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {!selected && data && (
        <Card>
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={view === 'open' ? '没有待批阅的答案' : '还没有批阅过答案'}
          />
        </Card>
      )}
      {selected && (
        <>
          <Space>
            <ButtonWithReason disabledReason={at < 1 ? '已经是第一份' : null} onClick={() => leave(() => open(at - 1))}>
              上一份
            </ButtonWithReason>
            <span className="numeric">
              {answers && at >= 0 ? at + 1 : '—'} / {answers?.length ?? '—'}
            </span>
            <ButtonWithReason
              disabledReason={at + 1 >= (answers?.length ?? 0) ? '已经是最后一份' : null}
              onClick={() => leave(() => open(at + 1))}
            >
              下一份
            </ButtonWithReason>
          </Space>
          <AnswerSheet
            key={`${selected.paperAnswerId} ${selected.answerScore}`}
            as={as}
            answer={{ ...selected, studentName: isBlind ? null : (name ?? null) }}
            onType={touch}
            onMarked={() => readAgain(openNext)}
            onStale={() => void readAgain(openAgain)}
          />
        </>
      )}
      {view === 'done' && (
        <Pagination
          hideOnSinglePage
          showSizeChanger={false}
          align="end"
          current={page}
          pageSize={pageSize}
          total={data?.total ?? 0}
          onChange={(next) => show({ view, page: next })}
        />
      )}
    </Page>
  )
}
