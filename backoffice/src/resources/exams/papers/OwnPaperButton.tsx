import { FormOutlined } from '@ant-design/icons'
import { PaperType } from '@zhuxue/api/terms/exams'
import { Alert, Button, Skeleton, Space, Tabs } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { FixedQuestions } from './FixedQuestions'
import type { Owner } from './paper'
import { PaperDialog } from './PaperDialog'
import { RulesTab } from './RulesTab'
import { useDeletion } from './useDeletion'

interface Props {
  owner: Owner
  /** Why it cannot be edited now. */
  disabledReason?: string | null
  onChanged?: () => void
}

/** The paper of a course or a chapter, edited from there (docs/product.md 2.6). */
export function OwnPaperButton(props: Props) {
  const can = useAllowedActions('papers')
  const [isOpen, setOpen] = useState(false)
  if (!can('save')) return null
  const { edit } = wordsOf(props.owner)
  return (
    <>
      <ButtonWithReason
        icon={<FormOutlined />}
        disabledReason={props.disabledReason ?? null}
        onClick={() => setOpen(true)}
      >
        {edit}
      </ButtonWithReason>
      {isOpen && <OwnPaper {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const wordsOf = ({ paperType }: Owner) =>
  paperType === PaperType.Chapter
    ? { edit: '维护练习题', create: '新建练习题', remove: '删除练习题' }
    : { edit: '维护考题', create: '新建考题', remove: '删除考题' }

function OwnPaper({ owner, onChanged, onClose }: Props & { onClose: () => void }) {
  const words = wordsOf(owner)
  const { query, data } = useApiQuery('GET /api/admin/papers', { queryParams: { ...owner } })
  const paper = data?.papers[0]
  const [isSetting, setSetting] = useState(false)
  const changed = () => {
    void query.refetch()
    onChanged?.()
  }
  const { remove, busy } = useDeletion('papers', changed)
  const { setDirty, close } = useUnsavedChanges(onClose)

  return (
    <Dialog
      title={paper?.paperName ?? words.edit}
      width={960}
      footer={<Button onClick={close}>关闭</Button>}
      maskClosable={false}
      onCancel={close}
    >
      {query.isPending && <Skeleton active />}
      {query.error && <Alert type="error" showIcon message={query.error.message} />}
      {data && (
        <Space style={{ marginBottom: 12 }} wrap>
          <Button type={paper ? 'default' : 'primary'} onClick={() => setSetting(true)}>
            {paper ? '考试设置' : words.create}
          </Button>
          {paper && (
            <Button danger loading={busy !== null} onClick={() => void remove(paper)}>
              {words.remove}
            </Button>
          )}
        </Space>
      )}
      {paper && <Contents key={paper.paperId} paperId={paper.paperId} onDirty={setDirty} />}
      {isSetting && (
        <PaperDialog
          title={paper ? '考试设置' : words.create}
          resource="papers"
          paper={paper}
          owner={owner}
          onSaved={changed}
          onClose={() => setSetting(false)}
        />
      )}
    </Dialog>
  )
}

function Contents(props: { paperId: number; onDirty: (dirty: boolean) => void }) {
  const { paperId: id, onDirty } = props
  const { query, data } = useApiQuery('GET /api/admin/papers/:id/questions', { params: { id } })
  const reload = async () => void (await query.refetch())
  if (!data) return <Skeleton active />
  const { paper, paperQuestions, ruleBanks } = data
  return (
    <Tabs
      defaultActiveKey={paper.drawRules ? 'rules' : 'list'}
      items={[
        {
          key: 'list',
          label: '固定题目',
          children: <FixedQuestions paper={paper} questions={paperQuestions} onChanged={reload} />,
        },
        {
          key: 'rules',
          label: '抽题规则',
          children: <RulesTab paper={paper} banks={ruleBanks} onChanged={reload} onDirty={onDirty} />,
        },
      ]}
    />
  )
}
