import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { ShownQuestion } from './ShownQuestion'
import styles from './PreviewToggle.module.css'
import type { Question } from '../../../lib/apiTypes'

/** The name of a question in a list, with the whole question and its key on request. */
export function PreviewToggle({ question, name, children }: { question: Question; name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Button
          type="text"
          size="small"
          icon={isOpen ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          title={isOpen ? '收起预览' : '预览题目和答案'}
          aria-label={`预览 ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {children}
      {isOpen && (
        <div id={id} className={styles.preview}>
          <ShownQuestion question={question} />
        </div>
      )}
    </>
  )
}
