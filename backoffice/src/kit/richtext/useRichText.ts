import type { Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { cleanPaste } from './cleanPaste'
import { extensions } from './extensions'
import { picturesIn, usePictures } from './pictures'
import styles from './RichText.module.css'
import { toEdit, written } from './written'

/** Milliseconds of quiet before a text is handed on; a long one costs something to write down. */
const quiet = 200

export type DialogName = 'link' | 'formula'

export interface RichTextProps {
  id?: string
  value?: string | null
  placeholder?: string
  label?: string
  onChange?: (html: string) => void
}

/** The editor of one text: what comes in from the form, what it hands on, and what is pasted or dropped. */
export function useRichText(props: RichTextProps, open: (dialog: DialogName) => void) {
  const { value, onChange } = props
  const insertPictures = usePictures()
  const latest = useRef({ onChange, insertPictures })
  useEffect(() => void (latest.current = { onChange, insertPictures }))

  const handed = useRef(value ?? '')
  const known = useRef<string | null>(null)
  const timer = useRef<number>(undefined)
  const own = useRef<Editor>(null)

  const take = (files: File[], at?: number) => {
    if (files.length && own.current) void latest.current.insertPictures(own.current, files, at)
    return files.length > 0
  }
  const hand = (editor: Editor) => {
    window.clearTimeout(timer.current)
    if (editor.isDestroyed) return
    const html = written(editor.getHTML())
    if (html === known.current) return
    known.current = handed.current = html
    latest.current.onChange?.(html)
  }

  // Made once: new options would be read into the running editor at every change of the form.
  const [options] = useState(() => ({
    extensions,
    content: toEdit(value ?? ''),
    shouldRerenderOnTransaction: false,
    editorProps: { attributes: attributesOf(props), ...handlers(take, open) },
  }))
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: changed }) => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => hand(changed), quiet)
    },
    onBlur: ({ editor: left }) => hand(left),
  })

  // Opening a text changes nothing; only what came from outside is read anew, so the cursor stays.
  useEffect(() => {
    if (editor.isDestroyed) return
    own.current = editor
    const outside = (value ?? '') !== handed.current
    if (outside) {
      handed.current = value ?? ''
      editor.commands.setContent(toEdit(handed.current), { emitUpdate: false })
    }
    if (outside || known.current === null) known.current = written(editor.getHTML())
  }, [value, editor])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return { editor, take }
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

function handlers(
  take: (files: File[], at?: number) => boolean,
  open: (dialog: DialogName) => void
): Handlers {
  return {
    transformPastedHTML: cleanPaste,
    handlePaste: (_view, event) => take(picturesIn(event.clipboardData)),
    handleDrop: (view, event, _slice, moved) => {
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      return !moved && take(picturesIn(event.dataTransfer), at)
    },
    handleKeyDown: (_view, event) => {
      if (!(event.ctrlKey || event.metaKey)) return false
      const keys: Record<string, DialogName> = event.shiftKey ? { e: 'formula' } : { k: 'link' }
      const asked = keys[event.key.toLowerCase()]
      if (asked) open(asked)
      return Boolean(asked)
    },
    handleDoubleClickOn: (_view, _at, { type }) => {
      const formula = type.name === 'formula' || type.name === 'formulaBlock'
      if (formula) open('formula')
      return formula
    },
  }
}
