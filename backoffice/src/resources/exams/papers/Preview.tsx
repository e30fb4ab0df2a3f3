import { ReloadOutlined } from '@ant-design/icons'
import { pendingInList, QuestionTypeText } from '@zhuxue/api/terms/exams'
import { Alert, Button, Card, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { SafeHtml } from '../../../components/SafeHtml'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import styles from './Preview.module.css'
import type { PaperPreview } from '../../../lib/apiTypes'

/** The paper as a learner would get it, without keys. Each seed draws and shuffles again. */
export function Preview({ paperId }: { paperId: number }) {
  const [seed, setSeed] = useState(1)
  const { query, data } = useApiQuery('GET /api/admin/papers/:id/preview', {
    params: { id: paperId },
    queryParams: { seed },
    queryOptions: { placeholderData: (before: unknown) => before as never },
    errorNotification: false,
  })
  if (query.error) {
    return (
      <FailedNotice error={query.error} onRetry={() => void query.refetch()}>
        试卷没有改变。
      </FailedNotice>
    )
  }
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />

  const { drawRules, shuffleQuestions, shuffleChoices } = data.paper
  const isByChance = Boolean(drawRules) || shuffleQuestions || shuffleChoices
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <span>
          共 {data.questions.length} 道，原始总分 {data.totalScore} 分
        </span>
        {isByChance && (
          <Button icon={<ReloadOutlined />} loading={query.isFetching} onClick={() => setSeed(seed + 1)}>
            {drawRules ? '换一套题' : '换一种顺序'}
          </Button>
        )}
      </div>
      <dl className={styles.details}>
        {data.facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {data.lacks.map((lackText) => (
        <Alert key={lackText} type="warning" showIcon message={lackText} />
      ))}
      {data.pendingNos.length > 0 && <Alert type="warning" showIcon message={pendingInList(data.pendingNos)} />}
      {!data.questions.length && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="未维护测试试题" />}
      {data.questions.map((question) => (
        <Shown key={question.questionId} question={question} />
      ))}
    </div>
  )
}

function Shown({ question }: { question: PaperPreview['questions'][number] }) {
  const { questionNo, questionType, questionScore, questionText, choices } = question
  return (
    <Card size="small" title={`${questionNo}. ${QuestionTypeText[questionType]}`} extra={`${questionScore} 分`}>
      <SafeHtml html={questionText} />
      <ol className={styles.choices}>
        {choices.map(({ choiceNo, choiceName }) => (
          <li key={choiceNo}>
            <b>{choiceNo}</b>
            <SafeHtml html={choiceName} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
