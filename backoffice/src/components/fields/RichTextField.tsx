import { ConfigProvider, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { loadEditor } from '../richtext/loadEditor'
import { SafeHtml } from '../SafeHtml'
import styles from './RichTextField.module.css'

const RichTextEditor = lazy(loadEditor)

/** A rich text as HTML. A disabled form shows the text as readers see it. */
export function RichTextField(props: {
  id?: string
  value?: string | null
  placeholder?: string
  /** Accessible name of the text; the label of the form item is not linked to it. */
  label?: string
  /** A text of a few lines: a lower field with the tools for these. */
  isCompact?: boolean
  onChange?: (html: string) => void
}) {
  const { componentDisabled: disabled } = ConfigProvider.useConfig()
  if (disabled) {
    return (
      <div id={props.id} className={styles.shown}>
        {/* Headings of the text are below it. */}
        {props.label && <h2 className={styles.visuallyHidden}>{props.label}</h2>}
        {props.value ? <SafeHtml html={props.value} /> : '暂无内容'}
      </div>
    )
  }
  const waiting = (
    <div id={props.id} className={styles.field}>
      <div className={props.isCompact ? `${styles.loading} ${styles.compact}` : styles.loading}>
        <Skeleton active title={false} paragraph={{ rows: props.isCompact ? 2 : 8 }} />
      </div>
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
