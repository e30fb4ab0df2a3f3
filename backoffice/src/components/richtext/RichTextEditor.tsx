import type { Editor } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import { useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog'
import { SafeHtml } from '../SafeHtml'
import { ContextBar } from './ContextBar'
import { FormulaDialog } from './FormulaDialog'
import { LinkDialog } from './LinkDialog'
import { PasteLossNotice } from './paste/PasteLossNotice'
import { renderFormulas } from './formula'
import styles from './RichText.module.css'
import { Toolbar } from './Toolbar'
import { useRichText, type RichTextProps } from './useRichText'
import { toSavedHtml } from './editorHtml'

/** The rich text editor. The server stores its output unchanged (decision 15). */
export default function RichTextEditor(props: RichTextProps) {
  const [dialog, setDialog] = useState<'link' | 'formula' | 'preview' | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { editor, insertFiles, losses, dismissLosses } = useRichText(props, setDialog)

  const close = () => setDialog(null)
  const onLink = () => setDialog('link')
  const onFormula = () => setDialog('formula')

  return (
    <div className={props.isCompact ? `${styles.field} ${styles.compact}` : styles.field}>
      <Toolbar
        editor={editor}
        isCompact={props.isCompact}
        onLink={onLink}
        onFormula={onFormula}
        onPicture={() => chooser.current?.click()}
        onPreview={() => setDialog('preview')}
      />
      <ContextBar editor={editor} onLink={onLink} onFormula={onFormula} />
      {losses && <PasteLossNotice losses={losses} onClose={dismissLosses} />}
      <EditorContent editor={editor} />
      <input
        ref={chooser}
        multiple
        type="file"
        accept=".jpg,.jpeg,.png"
        className={styles.fileInput}
        aria-label="选择图片"
        onChange={({ target }) => {
          insertFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'formula' && <FormulaDialog editor={editor} onClose={close} />}
      {dialog === 'preview' && <Preview editor={editor} onClose={close} />}
    </div>
  )
}

function Preview({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [html] = useState(() => renderFormulas(toSavedHtml(editor.getHTML())))
  return (
    <Dialog title="学员看到的样子" width={860} footer={null} onCancel={onClose}>
      <SafeHtml html={html} />
    </Dialog>
  )
}
