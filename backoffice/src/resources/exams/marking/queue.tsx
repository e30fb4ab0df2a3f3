import { Button, Card, Empty, Segmented, Skeleton, Space, Switch } from 'antd'
import { useEffect, useState } from 'react'
import { FailedNotice } from '../../../kit/FailedNotice'
import { Page } from '../../../kit/Page'
import { useRead } from '../../../kit/hooks/useRead'
import { ExamTabs } from '../ExamTabs'
import { AnswerSheet } from './AnswerSheet'

type View = 'open' | 'done'

/** docs/product.md 11.3: answers in words, one after the other. A teacher sees those of own courses. */
export function MarkingQueue({ as }: { as: 'admin' | 'teacher' }) {
  const [view, setView] = useState<View>('open')
  const [isBlind, setBlind] = useState(true)
  const [at, setAt] = useState(0)
  const { query, data } = useRead(`GET /api/${as}/paper-answers`, {
    asked: { marking: view, blind: Number(isBlind), page: 1, pageSize: 50 },
    errorNotification: false,
  })
  const answers = data?.paperAnswers ?? []
  const answer = answers[Math.min(at, answers.length - 1)]
  useEffect(() => setAt(0), [view])
  const marked = async () => {
    // A marked answer leaves the open queue, so the next one comes to its place.
    if (view === 'done') setAt(Math.min(at + 1, answers.length - 1))
    await query.refetch()
  }

  return (
    <Page title={as === 'admin' ? '题库管理' : '批阅答卷'}>
      {as === 'admin' && <ExamTabs />}
      <Space wrap style={{ justifyContent: 'space-between', width: '100%' }}>
        <Segmented<View>
          value={view}
          onChange={setView}
          options={[
            { value: 'open', label: `待批阅${view === 'open' && data ? ` ${data.total}` : ''}` },
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
      {query.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && !answer && (
        <Card>
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={view === 'open' ? '没有待批阅的答案' : '还没有批阅过答案'}
          />
        </Card>
      )}
      {answer && (
        <>
          <Space>
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              上一份
            </Button>
            <span className="figure">
              {Math.min(at, answers.length - 1) + 1} / {answers.length}
            </span>
            <Button disabled={at >= answers.length - 1} onClick={() => setAt(at + 1)}>
              下一份
            </Button>
          </Space>
          <AnswerSheet
            key={`${answer.paperAnswerId} ${answer.answerScore}`}
            as={as}
            answer={answer}
            onMarked={marked}
          />
        </>
      )}
    </Page>
  )
}
