import { PlusOutlined } from '@ant-design/icons'
import { pendingInList } from '@zhuxue/api/terms/exams'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { PageTable } from '../../../components/list/PageTable'
import { SortableTable } from '../../../components/list/SortableTable'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useMinWidth } from '../../../components/hooks/useMinWidth'
import { call } from '../../../providers/api'
import { RowAction } from '../RowAction'
import { questionColumns } from '../questions/columns'
import { totalScoreOf } from './picker/chosen'
import { QuestionPicker } from './picker/QuestionPicker'
import { recentBank } from './picker/recentBank'
import type { Paper, PaperQuestion } from '../../../lib/apiTypes'

/** The questions of every attempt, in their order. */
export function FixedQuestions(props: { paper: Paper; questions: PaperQuestion[]; onChanged: () => Promise<void> }) {
  const { paper, questions, onChanged } = props
  const { paperId: id } = paper
  const [isPicking, setPicking] = useState(false)
  const { run, busy } = useApiMutation(null)
  const place = (questionIds: number[], questionNo?: number) =>
    run('place', async () => {
      const body = { questionIds, questionNo }
      await call('POST /api/admin/papers/:id/questions', { params: { id }, body })
      await onChanged()
      return true
    })
  const remove = ({ paperQuestionId }: PaperQuestion) =>
    run(paperQuestionId, async () => {
      const params = { id, paperQuestionId }
      await call('DELETE /api/admin/papers/:id/questions/:paperQuestionId', { params })
      await onChanged()
    })
  // On a phone, cards are moved by commands instead of dragging.
  const canDrag = useMinWidth('md')
  const move = async (from: number, to: number) => {
    await place([questions[from]!.questionId], to + 1)
  }
  const table = {
    noun: '题目',
    rowKey: 'questionId' as const,
    dataSource: questions,
    pagination: false as const,
    scroll: { x: 760 },
    columns: [
      ...(questionColumns as object[]),
      {
        title: '操作',
        width: 80,
        fixed: 'right' as const,
        render: (_: unknown, question: PaperQuestion, at: number) => (
          <>
            {!canDrag && at > 0 && (
              <RowAction name="上移" of={question.questionName} on={() => void move(at, at - 1)} />
            )}
            {!canDrag && at < questions.length - 1 && (
              <RowAction name="下移" of={question.questionName} on={() => void move(at, at + 1)} />
            )}
            <RowAction
              danger
              name="移除"
              of={question.questionName}
              busy={busy === question.paperQuestionId}
              on={() => void remove(question)}
            />
          </>
        ),
      },
    ],
  }
  const pendingNos = questions.filter((one) => one.reviewPending).map((one) => one.questionNo)

  return (
    <>
      {paper.drawRules && (
        <Alert showIcon type="info" style={{ marginBottom: 12 }} message="这份试卷按规则抽题，固定题目暂不使用。" />
      )}
      {pendingNos.length > 0 && (
        <Alert showIcon type="warning" style={{ marginBottom: 12 }} message={pendingInList(pendingNos)} />
      )}
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 12 }}>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setPicking(true)}>
          从题库选题
        </Button>
        <span>
          共 {questions.length} 道，原始总分 {totalScoreOf(questions)} 分（成绩折算为 100 分）
        </span>
      </div>
      {canDrag ? (
        <SortableTable<PaperQuestion>
          {...table}
          nameOf={({ questionName }) => questionName}
          pages={{ before: false, after: false }}
          onMove={move}
        />
      ) : (
        <PageTable<PaperQuestion> {...table} />
      )}
      {isPicking && (
        <QuestionPicker
          present={questions}
          firstBank={recentBank() ?? questions[questions.length - 1]?.questionBankId}
          onPick={async (ids) => Boolean(await place(ids))}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
