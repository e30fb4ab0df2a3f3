import { Difficulties } from '@zhuxue/api/terms/exams'
import { useList } from '@refinedev/core'
import { Button, Form, Rate } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { Select } from '../../../components/fields/Select'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { BulkBar } from '../../../components/list/BulkBar'
import { useBulk } from '../../../components/list/useBulk'
import type { Selection } from '../../../components/list/useSelection'
import type { Question, QuestionBank } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { idOfQuestion, nameOfQuestion } from './question'
import { difficultyStar, TagNames } from './TagFields'

type Change = Partial<Pick<Question, 'subjectCode' | 'chapterName' | 'knowledgePoint' | 'difficulty'>>

const unit = '道题目'

/** Moves, tags and deletes the selected questions of a bank. */
export function QuestionBulk(props: { bankId: number; selection: Selection<Question>; onDone: () => unknown }) {
  const { bankId, selection, onDone } = props
  const [open, setOpen] = useState<'move' | 'tag' | null>(null)
  const bulk = useBulk({ resource: null, selection, idOf: idOfQuestion, nameOf: nameOfQuestion, unit, onDone })
  const close = () => setOpen(null)
  const about = `选中的 ${selection.rows.length} ${unit}`

  const move = ({ questionBankId }: { questionBankId: number }) => {
    close()
    void bulk.act('移动', (questionIds) => send({ questionIds, questionBankId }))
  }
  const tag = (values: Change) => {
    close()
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Change
    void bulk.act('修改', (questionIds) => send({ questionIds, ...given }))
  }

  return (
    <>
      <BulkBar selection={selection} unit={unit}>
        <Button disabled={bulk.busy} onClick={() => setOpen('move')}>
          移到其他题库
        </Button>
        <Button disabled={bulk.busy} onClick={() => setOpen('tag')}>
          标签和难度
        </Button>
        <Button
          danger
          disabled={bulk.busy}
          onClick={() =>
            bulk.ask('删除', '题目将从题库和试卷中移除，已经开始的考试不受影响。', (questionIds) =>
              send({ questionIds, remove: true })
            )
          }
        >
          批量删除
        </Button>
      </BulkBar>
      {open === 'move' && (
        <FormDialog title="移到其他题库" okText="移动" command={idle} about={about} onSubmit={move} onClose={close}>
          <Form.Item
            name="questionBankId"
            label="题库"
            extra="题目在新题库中重新编号，试卷里的题目不变。"
            rules={[{ required: true, message: '请选择题库' }]}
          >
            <BankSelect except={bankId} />
          </Form.Item>
        </FormDialog>
      )}
      {open === 'tag' && (
        <FormDialog
          title="修改标签和难度"
          okText="修改"
          command={idle}
          about={`${about}：只修改填写的项，没有填写的不变。`}
          onSubmit={tag}
          onClose={close}
        >
          <Tags bankId={bankId} />
        </FormDialog>
      )}
    </>
  )
}

const idle = { busy: null, userError: null }

const send = (body: { questionIds: number[]; questionBankId?: number; remove?: true } & Change) =>
  call('POST /api/admin/question-batches', { body: body as never })

function Tags({ bankId }: { bankId: number }) {
  const { data } = useApiQuery('GET /api/admin/question-tags', { queryParams: { questionBankIds: [bankId] } })
  return (
    <>
      <TagNames tags={data?.tags ?? []} />
      <Form.Item name="difficulty" label="难度">
        <Rate count={Difficulties.length} character={difficultyStar} />
      </Form.Item>
    </>
  )
}

function BankSelect({ except, ...field }: { except: number; value?: number; onChange?: (id: number) => void }) {
  const [typed, setTyped] = useState('')
  const { result, query } = useList<QuestionBank & { id: number }>({
    resource: 'question-banks',
    filters: [{ field: 'questionBankName', operator: 'eq', value: typed.trim() }],
    pagination: { pageSize: 20 },
  })
  const banks = result.data.filter(({ questionBankId }) => questionBankId !== except)
  return (
    <Select
      {...field}
      showSearch
      filterOption={false}
      placeholder="输入题库名称查找"
      loading={query.isFetching}
      onSearch={setTyped}
      options={banks.map(({ questionBankId, questionBankName }) => ({
        value: questionBankId,
        label: questionBankName,
      }))}
    />
  )
}
