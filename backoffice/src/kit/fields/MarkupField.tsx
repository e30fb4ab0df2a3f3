import {
  BoldOutlined,
  FontSizeOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { UploadCategories, says } from '@zhuxue/api/terms/media'
import { App, Button, ConfigProvider, Input, Segmented, Tooltip, Upload } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useEffect, useRef, useState } from 'react'
import { toHtml } from '../markup'
import { toMarkup } from '../markupOf'
import { SafeHtml } from '../SafeHtml'
import { upload } from '../upload'
import styles from './MarkupField.module.css'

const { contentTypes, maxBytes } = UploadCategories['image/editor']

const tools = [
  { label: '标题', icon: <FontSizeOutlined />, before: '# ', lines: true },
  { label: '加粗', icon: <BoldOutlined />, before: '**', after: '**', sample: '重点' },
  { label: '列表', icon: <UnorderedListOutlined />, before: '- ', lines: true },
  { label: '编号', icon: <OrderedListOutlined />, before: '1. ', lines: true },
  { label: '链接', icon: <LinkOutlined />, before: '[', after: '](https://)', sample: '文字' },
]

/** A description as HTML, written with a few marks and seen beside them as learners will see it. */
export function MarkupField(props: {
  id?: string
  value?: string | null
  onChange?: (html: string) => void
}) {
  const { id, value, onChange } = props
  const { componentDisabled: disabled } = ConfigProvider.useConfig()
  const { message } = App.useApp()
  const area = useRef<TextAreaRef>(null)
  const written = useRef<string | null>(null)
  const [markup, setMarkup] = useState('')
  const [view, setView] = useState<'write' | 'preview'>('write')

  // Only what came from outside is read anew; what was just typed keeps its cursor and its spaces.
  useEffect(() => {
    if (value !== written.current) setMarkup(toMarkup(value ?? ''))
  }, [value])

  const write = (text: string) => {
    setMarkup(text)
    written.current = toHtml(text)
    onChange?.(written.current)
  }

  const insert = ({
    before,
    after = '',
    sample = '',
    lines = false,
  }: Partial<(typeof tools)[number]>) => {
    const field = area.current?.resizableTextArea?.textArea
    const [from, to] = [
      field?.selectionStart ?? markup.length,
      field?.selectionEnd ?? markup.length,
    ]
    const start = lines ? markup.lastIndexOf('\n', from - 1) + 1 : from
    const chosen = markup.slice(start, to) || sample
    const put = lines ? chosen.replace(/^/gm, before!) : `${before}${chosen}${after}`
    write(markup.slice(0, start) + put + markup.slice(to))
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(start + put.length, start + put.length)
    })
  }

  const picture = async (file: File) => {
    const allowed = (contentTypes as readonly string[]).includes(file.type) && file.size <= maxBytes
    if (!allowed) return void message.error(says.editorImageRule)
    try {
      insert({
        before: `\n\n![${file.name.replace(/\.\w+$/, '')}](${await upload(file, 'image/editor')})\n\n`,
      })
    } catch {
      message.error(says.uploadFailed)
    }
  }

  if (disabled)
    return <div className={styles.read}>{value ? <SafeHtml html={value} /> : '暂无介绍'}</div>

  return (
    <div className={styles.field} data-view={view}>
      <div className={styles.bar}>
        {tools.map((tool) => (
          <Tooltip key={tool.label} title={tool.label}>
            <Button
              type="text"
              size="small"
              icon={tool.icon}
              aria-label={tool.label}
              onClick={() => insert(tool)}
            />
          </Tooltip>
        ))}
        <Upload
          accept=".jpg,.jpeg,.png"
          showUploadList={false}
          beforeUpload={(file) => {
            void picture(file)
            return false
          }}
        >
          <Tooltip title="图片">
            <Button type="text" size="small" icon={<PictureOutlined />} aria-label="图片" />
          </Tooltip>
        </Upload>
        <Segmented
          className={styles.views}
          size="small"
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: '编写' },
            { value: 'preview', label: '预览' },
          ]}
        />
      </div>
      <div className={styles.panes}>
        <Input.TextArea
          id={id}
          ref={area}
          className={styles.write}
          variant="borderless"
          value={markup}
          placeholder="介绍课程的内容、适合的人和学完的收获。空一行另起一段。"
          onChange={({ target }) => write(target.value)}
        />
        <div className={styles.preview} aria-label="预览">
          {markup.trim() ? (
            <SafeHtml html={toHtml(markup)} />
          ) : (
            <span className={styles.none}>这里是学员看到的样子</span>
          )}
        </div>
      </div>
    </div>
  )
}
