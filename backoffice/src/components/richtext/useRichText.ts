import type { Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { extensions } from './extensions'
import { picturesIn, usePictures } from './pictures'
import styles from './RichText.module.css'
import { toEditorHtml, toSavedHtml } from './editorHtml'
import { cleanPaste, hasLocalPictures, type CleanedPaste, type PasteLosses } from './paste/cleanPaste'
import { picturesOfRtf } from './paste/rtfPictures'

/** Debounce in milliseconds; serializing a long text is expensive. */
const debounceMs = 200

export type DialogName = 'link' | 'formula'

export interface RichTextProps {
  id?: string
  value?: string | null
  placeholder?: string
  label?: string
  isCompact?: boolean
  onChange?: (html: string) => void
}

export function useRichText(props: RichTextProps, open: (dialog: DialogName) => void) {
  const { value, onChange } = props
  const { insertPictures, pasteWithPictures } = usePictures()
  const [losses, setLosses] = useState<PasteLosses | null>(null)
  const latest = useRef({ onChange, insertPictures, pasteWithPictures })
  useEffect(() => void (latest.current = { onChange, insertPictures, pasteWithPictures }))

  const emitted = useRef(value ?? '')
  const lastHtml = useRef<string | null>(null)
  const timer = useRef<number>(undefined)
  const editorRef = useRef<Editor>(null)

  const insertFiles = (files: File[], at?: number) => {
    if (files.length && editorRef.current) void latest.current.insertPictures(editorRef.current, files, at)
    return files.length > 0
  }
  const paste = (cleaned: CleanedPaste) => {
    const { pictures, lost } = cleaned
    const report = (failed: number) => setLosses({ ...lost, pictures: lost.pictures + failed })
    if (!pictures.size || !editorRef.current) {
      report(0)
      return false
    }
    void latest.current.pasteWithPictures(editorRef.current, cleaned).then(report)
    return true
  }
  const emitChange = (editor: Editor) => {
    window.clearTimeout(timer.current)
    if (editor.isDestroyed) return
    const html = toSavedHtml(editor.getHTML())
    if (html === lastHtml.current) return
    lastHtml.current = emitted.current = html
    latest.current.onChange?.(html)
  }

  // Created once: new options would be applied to the running editor at every change of the form.
  // oxlint-disable-next-line react/refs -- the handlers read them when something is pasted or dropped
  const [options] = useState(() => ({
    extensions,
    content: toEditorHtml(value ?? ''),
    shouldRerenderOnTransaction: false,
    editorProps: { attributes: attributesOf(props), ...handlers({ insertFiles, paste, open }) },
  }))
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: changed }) => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => emitChange(changed), debounceMs)
    },
    onBlur: ({ editor: left }) => emitChange(left),
  })

  // Opening a text changes nothing; only external changes are loaded, so the cursor stays.
  useEffect(() => {
    if (editor.isDestroyed) return
    editorRef.current = editor
    const outside = (value ?? '') !== emitted.current
    if (outside) {
      emitted.current = value ?? ''
      editor.commands.setContent(toEditorHtml(emitted.current), { emitUpdate: false })
    }
    if (outside || lastHtml.current === null) lastHtml.current = toSavedHtml(editor.getHTML())
  }, [value, editor])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return { editor, insertFiles, losses, dismissLosses: () => setLosses(null) }
}

const attributesOf = ({ id, label = '正文', placeholder }: RichTextProps) => ({
  ...(id && { id }),
  'class': styles.text!,
  'role': 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(placeholder && { 'data-placeholder': placeholder }),
})

type Handlers = NonNullable<NonNullable<Parameters<typeof useEditor>[0]>['editorProps']>

interface Actions {
  insertFiles: (files: File[], at?: number) => boolean
  paste: (cleaned: CleanedPaste) => boolean
  open: (dialog: DialogName) => void
}

function handlers({ insertFiles, paste, open }: Actions): Handlers {
  return {
    transformPastedHTML: (html) => cleanPaste(html).html,
    handlePaste: (_view, { clipboardData }) => {
      if (insertFiles(picturesIn(clipboardData))) return true
      const html = clipboardData?.getData('text/html')
      return html ? paste(cleanPaste(html, filesOf(clipboardData!, html))) : false
    },
    handleDrop: (view, event, _slice, moved) => {
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      return !moved && insertFiles(picturesIn(event.dataTransfer), at)
    },
    handleKeyDown: (_view, event) => {
      if (!(event.ctrlKey || event.metaKey)) return false
      const keys: Record<string, DialogName> = event.shiftKey ? { e: 'formula' } : { k: 'link' }
      const dialog = keys[event.key.toLowerCase()]
      if (dialog) open(dialog)
      return Boolean(dialog)
    },
    handleDoubleClickOn: (_view, _at, { type }) => {
      const formula = type.name === 'formula' || type.name === 'formulaBlock'
      if (formula) open('formula')
      return formula
    },
  }
}

/** The pictures of a pasted document, from its files or, where the browser gives none, from its RTF. */
function filesOf(data: DataTransfer, html: string): (File | null)[] {
  if (!hasLocalPictures(html)) return []
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
  return files.length ? files : picturesOfRtf(data.getData('text/rtf'))
}
