import { Button, Empty } from 'antd'
import { useState } from 'react'
import { ButtonWithReason } from '../../../../components/ButtonWithReason'
import { SideDrawer } from '../../../../components/dialog/SideDrawer'
import { useUnsavedChanges } from '../../../../components/dialog/useUnsavedChanges'
import { useMinWidth } from '../../../../components/hooks/useMinWidth'
import { FilterBar } from '../../../../components/list/filter/FilterBar'
import { PageTable } from '../../../../components/list/PageTable'
import { questionColumns, questionFilters } from '../../questions/columns'
import { nameOfQuestion } from '../../questions/question'
import { useQuestions } from '../../questions/useQuestions'
import { BankSelect } from '../BankSelect'
import { Basket } from './Basket'
import styles from './QuestionPicker.module.css'
import type { PaperQuestion, Question } from '../../../../lib/apiTypes'

interface Props {
  present: PaperQuestion[]
  /** The bank that is open first. */
  firstBank?: number
  onPick: (ids: number[]) => Promise<boolean>
  onClose: () => void
}

/** Chooses questions of several banks; the basket is in the window all the time, on a phone by a button. */
export function QuestionPicker({ present, firstBank, onPick, onClose }: Props) {
  const [bankId, setBankId] = useState(firstBank)
  const [chosen, setChosen] = useState<Question[]>([])
  const [busy, setBusy] = useState(false)
  const [isBasketShown, setBasketShown] = useState(false)
  const isWide = useMinWidth('md')
  const { setDirty, close } = useUnsavedChanges(onClose)
  const change = (questions: Question[]) => {
    setChosen(questions)
    setDirty(questions.length > 0)
  }
  const add = async () => {
    setBusy(true)
    const isDone = await onPick(chosen.map(({ questionId }) => questionId))
    setBusy(false)
    if (isDone) onClose()
  }
  const basket = <Basket chosen={chosen} present={present} onChange={change} />

  return (
    <SideDrawer
      title="从题库选题"
      width="min(1240px, 100vw)"
      maskClosable={!chosen.length}
      onClose={close}
      styles={{ body: { padding: 0 } }}
      footer={
        <div className={styles.footer}>
          {!isWide && (
            <Button
              className={styles.show}
              aria-expanded={isBasketShown}
              onClick={() => setBasketShown(!isBasketShown)}
            >
              {isBasketShown ? '继续选题' : `已选 ${chosen.length} 道`}
            </Button>
          )}
          <Button onClick={close}>取消</Button>
          <ButtonWithReason
            type="primary"
            disabledReason={chosen.length ? null : '请先勾选题目'}
            loading={busy}
            onClick={() => void add()}
          >
            {chosen.length ? `加入 ${chosen.length} 道题` : '加入试卷'}
          </ButtonWithReason>
        </div>
      }
    >
      <div className={styles.columns}>
        <div className={styles.list} hidden={!isWide && isBasketShown}>
          <BankSelect aria-label="题库" style={{ width: '100%' }} value={bankId} onChange={setBankId} />
          {bankId ? (
            <Questions key={bankId} bankId={bankId} {...{ chosen, present, onChange: change }} />
          ) : (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="先选择题库，再勾选题目" />
          )}
        </div>
        {(isWide || isBasketShown) && basket}
      </div>
    </SideDrawer>
  )
}

function Questions(props: {
  bankId: number
  chosen: Question[]
  present: PaperQuestion[]
  onChange: (chosen: Question[]) => void
}) {
  const { bankId, chosen, present, onChange } = props
  const { filterProps, tableProps } = useQuestions(bankId)
  const presentIds = present.map(({ questionId }) => questionId)
  const tick = (rows: readonly Question[], on: boolean) => {
    const selectable = rows.filter(({ questionId }) => !presentIds.includes(questionId))
    const ids = selectable.map(({ questionId }) => questionId)
    onChange([...chosen.filter(({ questionId }) => !ids.includes(questionId)), ...(on ? selectable : [])])
  }
  return (
    <>
      <FilterBar {...filterProps} filters={questionFilters} initiallyShown={2} />
      <PageTable<Question>
        {...tableProps}
        noun="题目"
        rowKey="questionId"
        columns={questionColumns}
        scroll={{ x: 560 }}
        selection={{
          keys: [...chosen.map(({ questionId }) => questionId), ...presentIds],
          nameOf: nameOfQuestion,
          isLocked: ({ questionId }) => presentIds.includes(questionId),
          tick,
        }}
      />
    </>
  )
}
