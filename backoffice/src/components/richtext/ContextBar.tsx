import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button, Input } from 'antd'
import { charactersUpTo } from '../fields/characters'
import styles from './RichText.module.css'
import { stateOf, tableTools } from './tools'

export function ContextBar(props: { editor: Editor; onLink: () => void; onFormula: () => void }) {
  const { editor, onLink, onFormula } = props
  const { table, picture, alt, link, formula, tools } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      table: now.isActive('table'),
      picture: now.isActive('image'),
      alt: String(now.getAttributes('image').alt ?? ''),
      link: now.isActive('link'),
      formula: now.isActive('formula') || now.isActive('formulaBlock'),
      tools: stateOf(now),
    }),
  })
  if (!table && !picture && !link && !formula) return null

  const textButton = (label: string, press: () => void, disabled = false) => (
    <Button key={label} size="small" type="text" disabled={disabled} onClick={press}>
      {label}
    </Button>
  )
  const remove = () => editor.chain().focus().deleteSelection().run()

  return (
    <div className={styles.context} role="toolbar" aria-label="当前内容的工具">
      {picture && (
        <>
          <Input
            size="small"
            className={styles.alt}
            addonBefore="图片说明"
            aria-label="图片说明"
            placeholder="看不到图片的人会听到这句话"
            count={charactersUpTo(100)}
            value={alt}
            onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
          />
          {textButton('删除图片', remove)}
        </>
      )}
      {formula && (
        <>
          {textButton('编辑公式', onFormula)}
          {textButton('删除公式', remove)}
        </>
      )}
      {link && (
        <>
          {textButton('编辑链接', onLink)}
          {textButton('取消链接', () => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
        </>
      )}
      {table &&
        tableTools.map(({ label, does }) =>
          textButton(label, () => does(editor.chain().focus()).run(), !tools[label]!.can)
        )}
    </div>
  )
}
