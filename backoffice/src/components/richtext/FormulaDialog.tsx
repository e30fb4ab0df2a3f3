import type { Editor } from '@tiptap/core'
import { FormulaMaxLength } from '@zhuxue/api/rich-text'
import { Alert, Button, Input, Segmented, type InputRef } from 'antd'
import { charactersUpTo } from '../fields/characters'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog'
import { renderFormula, formulaError } from './formula'
import styles from './RichText.module.css'

/** Samples for engineering and cost texts; the cursor goes to the first `□`. */
const samples = [
  ['分数', '\\frac{□}{□}'],
  ['根号', '\\sqrt{□}'],
  ['上标', '^{□}'],
  ['下标', '_{□}'],
  ['求和', '\\sum_{i=1}^{n}□'],
  ['积分', '\\int_{a}^{b}□'],
  ['方程组', '\\begin{cases}□\\\\□\\end{cases}'],
  ['矩阵', '\\begin{pmatrix}□&□\\\\□&□\\end{pmatrix}'],
  ['文字', '\\text{□}'],
  ...['\\times', '\\div', '\\pm', '\\le', '\\ge', '\\ne', '\\approx', '\\pi', '\\sigma', '\\Delta'].map(
    (sign) => [sign, `${sign} `] as const
  ),
] as readonly (readonly [string, string])[]

const selected = (editor: Editor) => {
  const name = ['formula', 'formulaBlock'].find((one) => editor.isActive(one))
  return name ? { latex: String(editor.getAttributes(name).latex), block: name !== 'formula' } : null
}

export function FormulaDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => selected(editor))
  const [latex, setLatex] = useState(before?.latex ?? '')
  const [block, setBlock] = useState(before?.block ?? false)
  const [tried, setTried] = useState(false)
  const area = useRef<TextAreaRef & InputRef>(null)
  const wrong = formulaError(latex)

  const save = () => {
    setTried(true)
    if (wrong) return area.current?.focus()
    editor.chain().focus().setFormula(latex.trim(), block).run()
    onClose()
  }
  const put = (sample: string) => {
    const field = area.current?.resizableTextArea?.textArea
    const [from, to] = [field?.selectionStart ?? latex.length, field?.selectionEnd ?? latex.length]
    const chosen = latex.slice(from, to)
    const piece = sample.replace('□', () => chosen || '□')
    const next = latex.slice(0, from) + piece.replaceAll('□', '') + latex.slice(to)
    const cursor = from + (piece.includes('□') ? piece.indexOf('□') : piece.length)
    setLatex(next)
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(cursor, cursor)
    })
  }

  return (
    <Dialog
      title={before ? '编辑公式' : '插入公式'}
      okText={before ? '更新' : '插入'}
      width={620}
      onOk={save}
      onCancel={onClose}
      afterOpenChange={(open) => open && area.current?.focus({ cursor: 'end' })}
    >
      <div className={styles.formula}>
        <Segmented
          value={block}
          onChange={setBlock}
          options={[
            { value: false, label: '在文字中' },
            { value: true, label: '独立一行' },
          ]}
        />
        <div className={styles.samples}>
          {samples.map(([label, sample]) => (
            <Button key={label} size="small" aria-label={label} onClick={() => put(sample)}>
              {label.startsWith('\\') ? <Drawn latex={label} /> : label}
            </Button>
          ))}
        </div>
        <Input.TextArea
          ref={area}
          aria-label="LaTeX 公式"
          placeholder="用 LaTeX 书写，例如 \frac{1}{8}ql^2"
          className={styles.latex}
          autoSize={{ minRows: 3, maxRows: 8 }}
          count={charactersUpTo(FormulaMaxLength)}
          status={wrong && (tried || latex) ? 'error' : undefined}
          value={latex}
          onChange={({ target }) => setLatex(target.value)}
          onPressEnter={(event) => (event.ctrlKey || event.metaKey) && save()}
        />
        {wrong && (tried || latex.trim()) ? (
          <Alert type="error" showIcon message={wrong} className={styles.error} />
        ) : (
          <div className={styles.preview} aria-label="公式预览" aria-live="polite">
            {latex.trim() ? <Drawn latex={latex} block={block} /> : '这里是学员看到的公式'}
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Drawn({ latex, block = false }: { latex: string; block?: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => renderFormula(place.current!, latex, block), [latex, block])
  return <span ref={place} />
}
