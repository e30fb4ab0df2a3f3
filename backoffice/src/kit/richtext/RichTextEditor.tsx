import { EditorContent, useEditor } from '@tiptap/react'
import { Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { SafeHtml } from '../SafeHtml'
import { cleanPaste } from './cleanPaste'
import { ContextBar } from './ContextBar'
import { extensions } from './extensions'
import { FormulaDialog } from './FormulaDialog'
import { LinkDialog } from './LinkDialog'
import { picturesIn, usePictures } from './pictures'
import { withFormulasDrawn } from './readFormula'
import styles from './RichText.module.css'
import { Toolbar } from './Toolbar'
import { toEdit, written } from './written'

/** Milliseconds of quiet before a text is handed on; a long one costs something to write down. */
const quiet = 200

interface Props {
  id?: string
  value?: string | null
  placeholder?: string
  label?: string
  onChange?: (html: string) => void
}

/** The editor of rich texts. What it hands on, the server keeps letter for letter (decision 15). */
export default function RichTextEditor({
  id,
  value,
  placeholder,
  label = '正文',
  onChange,
}: Props) {
  const [dialog, setDialog] = useState<'link' | 'formula' | 'preview' | null>(null)
  const insertPictures = usePictures()
  const chooser = useRef<HTMLInputElement>(null)
  const handed = useRef(value ?? '')
  const known = useRef<string | null>(null)
  const timer = useRef<number>(undefined)
  const tell = useRef(onChange)
  useEffect(() => void (tell.current = onChange))

  const editor = useEditor({
    extensions,
    content: toEdit(value ?? ''),
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...(id && { id }),
        'class': styles.text!,
        'role': 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(placeholder && { 'data-placeholder': placeholder }),
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => take(picturesIn(event.clipboardData)),
      handleDrop: (view, event, _slice, moved) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        return !moved && take(picturesIn(event.dataTransfer), at)
      },
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey)) return false
        const opens: Record<string, 'link' | 'formula'> = event.shiftKey
          ? { e: 'formula' }
          : { k: 'link' }
        const asked = opens[event.key.toLowerCase()]
        if (asked) setDialog(asked)
        return Boolean(asked)
      },
      handleDoubleClickOn: (_view, _at, node) => {
        const formula = node.type.name === 'formula' || node.type.name === 'formulaBlock'
        if (formula) setDialog('formula')
        return formula
      },
    },
    onUpdate: () => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(hand, quiet)
    },
    onBlur: () => hand(),
  })

  function take(files: File[], at?: number) {
    if (files.length) void insertPictures(editor, files, at)
    return files.length > 0
  }

  function hand() {
    window.clearTimeout(timer.current)
    if (editor.isDestroyed) return
    const html = written(editor.getHTML())
    if (html === known.current) return
    known.current = handed.current = html
    tell.current?.(html)
  }

  // Opening a text changes nothing; only what came from outside is read anew, so the cursor stays.
  useEffect(() => {
    const outside = (value ?? '') !== handed.current
    if (outside) {
      handed.current = value ?? ''
      editor.commands.setContent(toEdit(handed.current), { emitUpdate: false })
    }
    if (outside || known.current === null) known.current = written(editor.getHTML())
  }, [value, editor])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const close = () => setDialog(null)
  return (
    <div className={styles.field}>
      <Toolbar
        editor={editor}
        onLink={() => setDialog('link')}
        onFormula={() => setDialog('formula')}
        onPicture={() => chooser.current?.click()}
        onPreview={() => setDialog('preview')}
      />
      <ContextBar
        editor={editor}
        onLink={() => setDialog('link')}
        onFormula={() => setDialog('formula')}
      />
      <EditorContent editor={editor} />
      <input
        ref={chooser}
        hidden
        multiple
        type="file"
        accept=".jpg,.jpeg,.png"
        aria-label="选择图片"
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'formula' && <FormulaDialog editor={editor} onClose={close} />}
      <Modal
        open={dialog === 'preview'}
        title="学员看到的样子"
        width={860}
        footer={null}
        destroyOnHidden
        onCancel={close}
      >
        <SafeHtml html={withFormulasDrawn(written(editor.getHTML()))} />
      </Modal>
    </div>
  )
}
