import type { Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { cleanPaste } from './cleanPaste'
import { extensions } from './extensions'
import { picturesIn, usePictures } from './pictures'
import styles from './RichText.module.css'
import { toEditorHtml, toSavedHtml } from './editorHtml'

/** Milliseconds of quiet before a text is handed on; a long one costs something to write down. */
const debounceMs = 200

export type DialogName = 'link' | 'formula'

export interface RichTextProps {
  id?: string
  value?: string | null
  placeholder?: string
  label?: string
  onChange?: (html: string) => void
}

export function useRichText(props: RichTextProps, open: (dialog: DialogName) => void) {
  const { value, onChange } = props
  const insertPictures = usePictures()
  const latest = useRef({ onChange, insertPictures })
  useEffect(() => void (latest.current = { onChange, insertPictures }))

  const emitted = useRef(value ?? '')
  const lastHtml = useRef<string | null>(null)
  const timer = useRef<number>(undefined)
  const editorRef = useRef<Editor>(null)

  const insertFiles = (files: File[], at?: number) => {
    if (files.length && editorRef.current) void latest.current.insertPictures(editorRef.current, files, at)
    return files.length > 0
  }
  const emitChange = (editor: Editor) => {
    window.clearTimeout(timer.current)
    if (editor.isDestroyed) return
    const html = toSavedHtml(editor.getHTML())
    if (html === lastHtml.current) return
    lastHtml.current = emitted.current = html
    latest.current.onChange?.(html)
  }

  // Made once: new options would be read into the running editor at every change of the form.
  // oxlint-disable-next-line react/refs -- the handlers read them when something is pasted or dropped
  const [options] = useState(() => ({
    extensions,
    content: toEditorHtml(value ?? ''),
    shouldRerenderOnTransaction: false,
    editorProps: { attributes: attributesOf(props), ...handlers(insertFiles, open) },
  }))
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: changed }) => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => emitChange(changed), debounceMs)
    },
    onBlur: ({ editor: left }) => emitChange(left),
  })

  // Opening a text changes nothing; only what came from outside is read again, so the cursor stays.
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

  return { editor, insertFiles }
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

function handlers(insertFiles: (files: File[], at?: number) => boolean, open: (dialog: DialogName) => void): Handlers {
  return {
    transformPastedHTML: cleanPaste,
    handlePaste: (_view, event) => insertFiles(picturesIn(event.clipboardData)),
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
