import type { HttpError } from '@refinedev/core'
import { Alert, App, Button, Space, Spin } from 'antd'
import { importMessages } from '@zhuxue/api/terms/exams'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import {
  firstDecisions,
  importQuestions,
  countImported,
  previewImport,
  type Decisions,
  type ImportSource,
} from './importing'
import { ImportRows } from './ImportRows'
import { ImportSources } from './ImportSources'
import type { ImportPreview } from '../../../lib/apiTypes'

/** Imports questions from a workbook, a document or Moodle, with a preview of each row before anything is written. */
export function ImportDialog(props: { bankId: number; onDone: () => void; onClose: () => void }) {
  const { bankId, onDone, onClose } = props
  const { message } = App.useApp()
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [decisions, setDecisions] = useState<Decisions>({})
  const [source, setSource] = useState<ImportSource | null>(null)
  const [pasted, setPasted] = useState('')
  const [lost, setLost] = useState<string[]>([])
  const { run, busy, userError, clear } = useApiMutation(null, { onUserError: 'inline' })

  const { setDirty, close } = useUnsavedChanges(onClose)
  const paste = (text: string) => {
    setPasted(text)
    setDirty(Boolean(text.trim()))
    if (!text.trim()) setLost([])
  }

  const look = async (newSource: ImportSource) => {
    const found = await run('preview', () => previewImport(bankId, newSource))
    if (!found) return
    setSource(newSource)
    setPreview(found)
    setDirty(true)
    setDecisions(firstDecisions(found.rows))
  }
  const write = async () => {
    const { rows } = preview!
    const decided = rows.map(({ line }) => decisions[line])
    const done = await run('import', () => importQuestions(bankId, source!, decided))
    if (!done) return
    message.success(done.msg)
    onDone()
    onClose()
  }
  const back = () => {
    setPreview(null)
    clear()
  }
  const count = preview ? countImported(preview.rows, decisions) : 0

  return (
    <Dialog
      title="导入题目"
      width={960}
      maskClosable={false}
      onCancel={close}
      footer={
        preview ? (
          <Space wrap>
            <Button onClick={back}>返回修改</Button>
            <ButtonWithReason
              type="primary"
              disabledReason={count ? null : importMessages.nothing}
              loading={busy === 'import'}
              onClick={() => void write()}
            >
              导入 {count} 道题
            </ButtonWithReason>
          </Space>
        ) : (
          <Button onClick={close}>取消</Button>
        )
      }
    >
      {userError && <ImportError error={userError} />}
      {preview ? (
        <ImportRows
          {...{ preview, decisions }}
          onDecide={setDecisions}
          lost={source && 'pasted' in source ? lost : []}
        />
      ) : (
        <Spin spinning={busy !== null}>
          <ImportSources
            {...{ pasted, setPasted: paste, lost, setLost }}
            onLook={(newSource) => void look(newSource)}
          />
        </Spin>
      )}
    </Dialog>
  )
}

const ImportError = ({ error }: { error: HttpError }) => (
  <Alert type="error" showIcon message={error.message} style={{ marginBottom: 12 }} />
)
