import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { importMessages, MostImportBytes, MostImportText } from '@zhuxue/api/terms/exams'
import { Alert, App, Button, Input, Space, Spin, Tabs, Upload } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog'
import { download } from '../../../kit/download'
import { useCommand } from '../../../kit/useCommand'
import {
  firstDecisions,
  importRows,
  kept,
  previewFile,
  previewPasted,
  type Decisions,
} from './importing'
import { ImportRows } from './ImportRows'
import type { ImportPreview } from '../../../lib/wire'

/** Questions from a workbook or a document: looked at row by row before anything is written. */
export function ImportDialog(props: { bankId: number; onDone: () => void; onClose: () => void }) {
  const { bankId, onDone, onClose } = props
  const { message } = App.useApp()
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [decisions, setDecisions] = useState<Decisions>({})
  const { run, busy, refusal, clear } = useCommand(null, { onRefusal: 'inline' })

  const look = async (read: () => Promise<ImportPreview>) => {
    const found = await run('preview', read)
    if (!found) return
    setPreview(found)
    setDecisions(firstDecisions(found.rows))
  }
  const write = async () => {
    const done = await run('import', () => importRows(bankId, preview!.rows, decisions))
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
          <Sources bankId={bankId} onLook={look} />
        </Spin>
      )}
    </Dialog>
  )
}

const Refused = ({ error }: { error: HttpError }) => (
  <Alert type="error" showIcon message={error.message} style={{ marginBottom: 12 }} />
)

function Sources(props: {
  bankId: number
  onLook: (read: () => Promise<ImportPreview>) => Promise<void>
}) {
  const { bankId, onLook } = props
  const { run, busy } = useCommand(null)
  const [pasted, setPasted] = useState('')
  const [fault, setFault] = useState('')
  const take = (file: File) => {
    const isTooLarge = file.size > MostImportBytes
    const wrong = isTooLarge ? importMessages.tooLarge : ''
    setFault(/\.xlsx$/i.test(file.name) ? wrong : importMessages.notXlsx)
    if (/\.xlsx$/i.test(file.name) && !isTooLarge) void onLook(() => previewFile(bankId, file))
    return false
  }
  const template = () =>
    run('template', () =>
      download('GET /api/admin/question-import-template', {}, '题目导入模板.xlsx')
    )

  return (
    <Tabs
      items={[
        {
          key: 'file',
          label: '上传 Excel',
          children: (
            <Space direction="vertical" style={{ width: '100%' }}>
              <Button
                icon={<DownloadOutlined />}
                loading={busy !== null}
                onClick={() => void template()}
              >
                下载模板
              </Button>
              <Upload.Dragger accept=".xlsx" showUploadList={false} beforeUpload={take}>
                <p className="ant-upload-drag-icon">
                  <InboxOutlined />
                </p>
                <p>点击或拖入 .xlsx 文件</p>
                <p style={{ color: 'var(--ant-color-text-description)' }}>
                  一次最多 500 道题，不超过 2M
                </p>
              </Upload.Dragger>
              {fault && <Alert type="error" showIcon message={fault} />}
            </Space>
          ),
        },
        {
          key: 'pasted',
          label: '粘贴文字',
          children: (
            <Space direction="vertical" style={{ width: '100%' }}>
              <Input.TextArea
                aria-label="题目文字"
                rows={14}
                maxLength={MostImportText}
                value={pasted}
                onChange={({ target }) => setPasted(target.value)}
                placeholder={example}
              />
              <Button
                type="primary"
                disabled={!pasted.trim()}
                onClick={() => void onLook(() => previewPasted(bankId, pasted))}
              >
                检查题目
              </Button>
            </Space>
          ),
        },
      ]}
    />
  )
}

const example = `从 Word 复制题目，每道题以题号开头：

1. 开挖深度超过多少米的基坑须专家论证？
A. 3 m
B. 5 m
答案：B
解析：……`
