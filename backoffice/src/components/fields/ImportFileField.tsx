import { InboxOutlined } from '@ant-design/icons'
import { Alert, Upload } from 'antd'
import { useState } from 'react'

interface Props {
  extensions: readonly ('xlsx' | 'csv' | 'xml' | 'zip')[]
  maxBytes: number
  otherType: string
  tooLarge: string
  hint: string
  onFile: (file: File) => void
}

/** A file whose contents are imported, chosen or dropped. */
export function ImportFileField({ extensions, maxBytes, otherType, tooLarge, hint, onFile }: Props) {
  const [fileError, setFileError] = useState('')
  const names = extensions.map((extension) => `.${extension}`)
  const take = (file: File) => {
    const isKnown = extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`))
    const isTooLarge = file.size > maxBytes
    setFileError(!isKnown ? otherType : isTooLarge ? tooLarge : '')
    if (isKnown && !isTooLarge) onFile(file)
    return false
  }
  return (
    <>
      <Upload.Dragger accept={names.join()} showUploadList={false} beforeUpload={take}>
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p>点击或拖入 {names.join('、')} 文件</p>
        <p style={{ color: 'var(--ant-color-text-description)' }}>{hint}</p>
      </Upload.Dragger>
      {fileError && <Alert type="error" showIcon message={fileError} style={{ marginTop: 12 }} />}
    </>
  )
}
