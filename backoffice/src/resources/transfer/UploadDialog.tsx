import {
  FileFormat,
  FileFormatText,
  MaxSourceName,
  MaxUploadBytes,
  messages,
  SourcePattern,
  UnmappedFile,
} from '@zhuxue/api/terms/transfer'
import { App, Form, Input, Progress } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/FormDialog'
import { charactersUpTo } from '../../components/fields/characters'
import { RadioField } from '../../components/fields/RadioField'
import { ImportFileField } from '../../components/fields/ImportFileField'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { bytesText } from '../../components/bytes'
import { uploadImport } from './calls'
import { PlatformFileList } from './PlatformFileList'

interface Values {
  fileFormat: FileFormat
  fileName?: File
  source?: string
  sourceName?: string
}

export function UploadDialog({ onClose, onDone }: { onClose: () => void; onDone: (importId: number) => void }) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const [percent, setPercent] = useState(0)
  const [form] = Form.useForm<Values>()
  const fileFormat = Form.useWatch('fileFormat', form) ?? FileFormat.Exchange
  const isPlatform = fileFormat !== FileFormat.Exchange

  const send = async ({ fileName: file, ...values }: Values) => {
    setPercent(0)
    const done = await command.run('upload', () => uploadImport({ file: file!, ...values }, setPercent))
    if (!done) return
    message.success(done.msg)
    onDone(done.importId)
  }

  return (
    <FormDialog<Values>
      title="上传数据"
      okText="上传并核对"
      command={command}
      form={form}
      initialValues={{ fileFormat: FileFormat.Exchange }}
      about="上传后先核对并生成预览，点“开始导入”之前不会写入任何数据。"
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item
        name="fileFormat"
        label="文件格式"
        extra={
          isPlatform && `上传后自动转换；不能转换的行写入 ${UnmappedFile}，可以下载。读取压缩包中的这些 CSV 文件：`
        }
      >
        <RadioField label="文件格式" options={formats} />
      </Form.Item>
      {isPlatform && <PlatformFileList platform={fileFormat} />}
      <Form.Item name="fileName" label="压缩包" rules={[{ required: true, message: messages.chooseFile }]}>
        <ZipField hint={isPlatform ? `${FileFormatText[fileFormat]} 导出文件的压缩包，不超过 100MB` : exchangeHint} />
      </Form.Item>
      {command.busy !== null && <Progress aria-label="上传进度" percent={percent} />}
      <Form.Item
        name="source"
        label="来源代号"
        extra={`${isPlatform ? `不填为 ${fileFormat}。` : '压缩包中有 manifest.json 时不用填写。'}同一平台每次填写相同的代号，再次导入不会重复。`}
        rules={[{ pattern: new RegExp(SourcePattern), message: messages.sourceFormat }]}
      >
        <Input placeholder="例如 edusoho-old" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="sourceName"
        label="来源名称"
        rules={[{ max: MaxSourceName, message: messages.sourceNameLength }]}
      >
        <Input count={charactersUpTo(MaxSourceName)} placeholder="例如 某某网校" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}

const formats = Object.entries(FileFormatText).map(([value, label]) => ({ value, label }))
const exchangeHint = 'people.csv、orders.csv 等文件的压缩包，不超过 100MB'

interface ZipFieldProps {
  hint: string
  value?: File
  onChange?: (file: File) => void
}

function ZipField({ hint, value, onChange }: ZipFieldProps) {
  return (
    <>
      <ImportFileField
        extensions={['zip']}
        maxBytes={MaxUploadBytes}
        otherType={messages.onlyZip}
        tooLarge={messages.uploadTooLarge}
        hint={hint}
        onFile={(file) => onChange?.(file)}
      />
      {value && (
        <div style={{ marginBlockStart: 8, overflowWrap: 'anywhere' }}>
          已选择：{value.name}，{bytesText(value.size)}
        </div>
      )}
    </>
  )
}
