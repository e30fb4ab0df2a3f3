import { CheckOutlined, DeleteOutlined, FontColorsOutlined, PlusOutlined } from '@ant-design/icons'
import { ChoiceLetters, MinChoices, QuestionLimit, type ChoiceLetter, type QuestionType } from '@zhuxue/api/terms/exams'
import { Button, Form, Input, Tooltip } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useState } from 'react'
import { RichTextField } from '../../../components/fields/RichTextField'
import styles from './ChoicesField.module.css'
import { keysWithout, toggleKey, toHtml, toTyped } from './question'

/** The choices of a question with their letters; a click on a letter toggles it as a key. */
export function ChoicesField(props: {
  id?: string
  type: QuestionType
  value?: string[]
  onChange?: (choices: string[]) => void
  onKeysChange: () => void
}) {
  const { type, value = [], onChange, onKeysChange } = props
  const form = Form.useFormInstance()
  const keys: ChoiceLetter[] = Form.useWatch('questionKeys', form) ?? []
  const change = (at: number, html: string) => onChange?.(value.map((choice, place) => (place === at ? html : choice)))
  const remove = (at: number) => {
    form.setFieldValue('questionKeys', keysWithout(keys, at))
    onChange?.(value.filter((_, place) => place !== at))
  }
  const toggle = (letter: ChoiceLetter) => {
    form.setFieldValue('questionKeys', toggleKey(keys, letter, type))
    onKeysChange()
    void form.validateFields(['questionKeys']).catch(() => undefined)
  }

  return (
    <div id={props.id}>
      <ul className={styles.list}>
        {value.map((html, at) => {
          const letter = ChoiceLetters[at]!
          const isKey = keys.includes(letter)
          return (
            <li key={letter} className={styles.choice}>
              <Button
                className={styles.letter}
                type={isKey ? 'primary' : 'default'}
                icon={isKey ? <CheckOutlined /> : undefined}
                aria-pressed={isKey}
                aria-label={`${letter} 是正确答案`}
                title={isKey ? '正确答案' : '点击设为正确答案'}
                onClick={() => toggle(letter)}
              >
                {letter}
              </Button>
              <Choice letter={letter} html={html} onChange={(next) => change(at, next)} />
              {value.length > MinChoices && (
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={`删除选项 ${letter}`}
                  onClick={() => remove(at)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {value.length < ChoiceLetters.length && (
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          style={{ marginTop: 8 }}
          onClick={() => onChange?.([...value, ''])}
        >
          添加选项 {ChoiceLetters[value.length]}
        </Button>
      )}
    </div>
  )
}

/** Most choices are a few words: the editor opens only for formulas, pictures and formats. */
function Choice(props: { letter: string; html: string; onChange: (html: string) => void }) {
  const { letter, html, onChange } = props
  const typed = toTyped(html)
  const [isRich, setRich] = useState(typed === null)
  if (isRich || typed === null) {
    return <RichTextField label={`选项 ${letter}`} value={html} onChange={onChange} />
  }
  return (
    <Input
      aria-label={`选项 ${letter}`}
      value={typed}
      count={charactersUpTo(QuestionLimit.choice)}
      onChange={({ target }) => onChange(toHtml(target.value))}
      suffix={
        <Tooltip title="公式、图片与格式">
          <Button
            type="text"
            size="small"
            icon={<FontColorsOutlined />}
            aria-label={`选项 ${letter} 使用公式、图片与格式`}
            onClick={() => setRich(true)}
          />
        </Tooltip>
      }
    />
  )
}
