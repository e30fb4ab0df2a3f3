import type { HttpError } from '@refinedev/core'
import { Alert, App, Button, Space, Spin } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog'
import { useCommand } from '../../../kit/useCommand'
import { firstDecisions, importMoodle, importRows, kept, type Decisions } from './importing'
import { ImportRows } from './ImportRows'
import { ImportSources } from './ImportSources'
import type { ImportPreview } from '../../../lib/wire'

/** Questions from a workbook, a document or Moodle: looked at row by row before anything is written. */
export function ImportDialog(props: { bankId: number; onDone: () => void; onClose: () => void }) {
  const { bankId, onDone, onClose } = props
  const { message } = App.useApp()
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [decisions, setDecisions] = useState<Decisions>({})
  /** A file of Moodle goes once more with the decisions: its pictures are in it. */
  const [moodleFile, setMoodleFile] = useState<File | null>(null)
  const [pasted, setPasted] = useState('')
  const { run, busy, refusal, clear } = useCommand(null, { onRefusal: 'inline' })

  const look = async (read: () => Promise<ImportPreview>, file: File | null = null) => {
    setMoodleFile(file)
    const found = await run('preview', read)
    if (!found) return
    setPreview(found)
    setDecisions(firstDecisions(found.rows))
  }
  const write = async () => {
    const { rows } = preview!
    const done = await run('import', () =>
      moodleFile
        ? importMoodle(bankId, moodleFile, rows, decisions)
        : importRows(bankId, rows, decisions)
    )
    if (!done) return
    message.success(done.msg)
    onDone()
    onClose()
  }
  const back = () => {
    setPreview(null)
    clear()
  }
  const count = preview ? kept(preview.rows, decisions) : 0

  return (
    <Dialog
      title="导入题目"
      width={960}
      maskClosable={false}
      onCancel={onClose}
      footer={
        preview ? (
          <Space wrap>
            <Button onClick={back}>返回修改</Button>
            <Button
              type="primary"
              disabled={!count}
              loading={busy === 'import'}
              onClick={() => void write()}
            >
              导入 {count} 道题
            </Button>
          </Space>
        ) : (
          <Button onClick={onClose}>取消</Button>
        )
      }
    >
      {refusal && <Refused error={refusal} />}
      {preview ? (
        <ImportRows preview={preview} decisions={decisions} onDecide={setDecisions} />
      ) : (
        <Spin spinning={busy !== null}>
          <ImportSources {...{ bankId, pasted, setPasted }} onLook={look} />
        </Spin>
      )}
    </Dialog>
  )
}

const Refused = ({ error }: { error: HttpError }) => (
  <Alert type="error" showIcon message={error.message} style={{ marginBottom: 12 }} />
)
