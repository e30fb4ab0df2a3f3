import { InboxOutlined } from '@ant-design/icons'
import { Alert, Upload } from 'antd'
import { useState } from 'react'

interface Props {
  extension: 'xlsx' | 'xml'
  maxBytes: number
  otherType: string
  tooLarge: string
  hint: string
  onFile: (file: File) => void
}

/** A file whose contents are imported, chosen or dropped. */
export function ImportFileField({ extension, maxBytes, otherType, tooLarge, hint, onFile }: Props) {
  const [fileError, setFileError] = useState('')
  const take = (file: File) => {
    const isKnown = file.name.toLowerCase().endsWith(`.${extension}`)
    const isTooLarge = file.size > maxBytes
    setFileError(!isKnown ? otherType : isTooLarge ? tooLarge : '')
    if (isKnown && !isTooLarge) onFile(file)
    return false
  }
  return (
    <>
      <Upload.Dragger accept={`.${extension}`} showUploadList={false} beforeUpload={take}>
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p>点击或拖入 .{extension} 文件</p>
        <p style={{ color: 'var(--ant-color-text-description)' }}>{hint}</p>
      </Upload.Dragger>
      {fileError && <Alert type="error" showIcon message={fileError} />}
    </>
  )
}
