import {
  DownOutlined,
  EyeOutlined,
  FunctionOutlined,
  LinkOutlined,
  PictureOutlined,
  TableOutlined,
} from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button, Dropdown } from 'antd'
import { levels } from './extensions'
import styles from './RichText.module.css'
import { ToolButton } from './ToolButton'
import { blocks, history, marks, stateOf, type Tool } from './tools'
import { useRovingTabIndex } from './useRovingTabIndex'

const styleNames = [
  { key: 0, label: '正文' },
  { key: levels[0], label: '大标题' },
  { key: levels[1], label: '中标题' },
  { key: levels[2], label: '小标题' },
]

export function Toolbar(props: {
  editor: Editor
  /** Without headings and other tools for long texts, in one row. */
  isCompact?: boolean
  onLink: () => void
  onFormula: () => void
  onPicture: () => void
  onPreview: () => void
}) {
  const { editor, isCompact, onLink, onFormula, onPicture, onPreview } = props
  const bar = useRovingTabIndex<HTMLDivElement>()
  const { tools, level, link, formula } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: stateOf(now),
      level: levels.find((one) => now.isActive('heading', { level: one })) ?? 0,
      link: now.isActive('link'),
      formula: now.isActive('formula') || now.isActive('formulaBlock'),
    }),
  })

  const button = ({ does, label, icon, keys }: Tool) => (
    <ToolButton
      key={label}
      label={label}
      icon={icon}
      keys={keys}
      on={tools[label]!.on}
      disabled={!tools[label]!.can}
      onPress={() => does(editor.chain().focus()).run()}
    />
  )
  const isShown = (tool: Tool) => !isCompact || !tool.isForLongTexts
  const setLevel = (next: number) => {
    const chain = editor.chain().focus()
    const heading = levels.find((one) => one === next)
    ;(heading ? chain.setHeading({ level: heading }) : chain.setParagraph()).run()
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label="编辑工具" {...bar}>
      <div className={styles.group}>{history.map(button)}</div>
      <div className={styles.group}>
        {!isCompact && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: styleNames,
              selectable: true,
              selectedKeys: [String(level)],
              onClick: ({ key }) => setLevel(Number(key)),
            }}
          >
            <Button type="text" size="small" className={styles.level} aria-label="段落样式">
              {styleNames.find(({ key }) => key === level)!.label}
              <DownOutlined />
            </Button>
          </Dropdown>
        )}
        {marks.filter(isShown).map(button)}
      </div>
      <div className={styles.group}>{blocks.filter(isShown).map(button)}</div>
      <div className={styles.group}>
        <ToolButton label="链接" icon={<LinkOutlined />} keys="Mod+K" on={link} onPress={onLink} />
        <ToolButton label="图片" icon={<PictureOutlined />} onPress={onPicture} />
        <ToolButton
          label="表格"
          icon={<TableOutlined />}
          onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <ToolButton label="公式" icon={<FunctionOutlined />} keys="Mod+Shift+E" on={formula} onPress={onFormula} />
      </div>
      <div className={`${styles.group} ${styles.last}`}>
        <ToolButton label="预览" icon={<EyeOutlined />} onPress={onPreview} />
      </div>
    </div>
  )
}
