import { Button, Empty, Space } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { questionColumns, questionFilters } from '../questions/columns'
import { useQuestions } from '../questions/useQuestions'
import { BankSelect } from './BankSelect'
import type { Question } from '../../../lib/apiTypes'

interface Props {
  /** Questions that are in the paper already. */
  chosen: number[]
  onPick: (ids: number[]) => Promise<boolean>
  onClose: () => void
}

export function QuestionPicker({ chosen, onPick, onClose }: Props) {
  const [bankId, setBankId] = useState<number>()
  const [picked, setPicked] = useState<number[]>([])
  const [busy, setBusy] = useState(false)
  const { setDirty, close } = useUnsavedChanges(onClose)
  const pick = (ids: number[]) => {
    setPicked(ids)
    setDirty(ids.length > 0)
  }
  const add = async () => {
    setBusy(true)
    const done = await onPick(picked)
    setBusy(false)
    if (done) onClose()
  }

  return (
    <Dialog
      title="从题库选题"
      width={960}
      footer={
        <Space wrap>
          <Button onClick={close}>取消</Button>
          <ButtonWithReason
            type="primary"
            disabledReason={picked.length ? null : '请先勾选题目'}
            loading={busy}
            onClick={() => void add()}
          >
            {picked.length ? `加入 ${picked.length} 道题` : '加入试卷'}
          </ButtonWithReason>
        </Space>
      }
      maskClosable={false}
      onCancel={close}
    >
      <BankSelect aria-label="题库" style={{ width: '100%', marginBottom: 12 }} value={bankId} onChange={setBankId} />
      {bankId ? (
        <Questions key={bankId} bankId={bankId} {...{ chosen, picked, setPicked: pick }} />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="先选择题库，再勾选题目" />
      )}
    </Dialog>
  )
}

function Questions(props: { bankId: number; chosen: number[]; picked: number[]; setPicked: (ids: number[]) => void }) {
  const { bankId, chosen, picked, setPicked } = props
  const { filterProps, tableProps } = useQuestions(bankId)
  const tick = (rows: readonly Question[], on: boolean) => {
    const ids = rows.map(({ questionId }) => questionId).filter((id) => !chosen.includes(id))
    setPicked([...picked.filter((id) => !ids.includes(id)), ...(on ? ids : [])])
  }
  return (
    <>
      <FilterBar {...filterProps} filters={questionFilters} initiallyShown={2} />
      <PageTable<Question>
        {...tableProps}
        noun="题目"
        rowKey="questionId"
        columns={questionColumns}
        scroll={{ x: 640 }}
        rowClassName={({ questionId }) => (chosen.includes(questionId) ? 'is-chosen' : '')}
        selection={{ keys: [...picked, ...chosen], nameOf: ({ questionName }) => questionName, tick }}
      />
    </>
  )
}
