import { MaxBatch, messages } from '@zhuxue/api/terms/catalogue'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { Selection } from '../../../components/list/useSelection'
import styles from './BulkBar.module.css'
import { BulkResults } from './BulkResults'
import { publishMany } from '../courses/calls'
import { useRevocationQuestion } from '../publishing/useRevocation'
import type { Listing } from './catalogue'
import type { Course, PublicationResult } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

export function BulkBar({ of, selection }: { of: Listing; selection: Selection<Course> }) {
  const { resource, noun, measure } = of
  const { message } = App.useApp()
  const modal = useModal()
  const { run, busy } = useApiMutation(resource)
  const askRevocation = useRevocationQuestion()
  const [results, setResults] = useState<{ publish: boolean; of: PublicationResult[] } | null>(null)
  const { rows, keys, clear, keep } = selection

  const act = async (publish: boolean) => {
    const response = await run('bulk', () => publishMany(keys, publish))
    if (!response) return
    keep(response.filter(({ ok }) => !ok).map(({ courseId }) => courseId))
    setResults({ publish, of: response })
  }

  const ask = (publish: boolean) => {
    if (rows.length > MaxBatch) return void message.warning(messages.batchSize)
    const verb = publish ? '发布' : '撤销'
    const title = `确定要${verb}选中的 ${rows.length} ${measure}${noun}吗?`
    const names = (
      <ul className={styles.names}>
        {rows.map(({ courseId, courseName }) => (
          <li key={courseId}>{courseName}</li>
        ))}
      </ul>
    )
    const onOk = () => act(publish)
    if (!publish) {
      return void askRevocation({ courseIds: keys, title, content: names, okText: verb, onOk })
    }
    modal.confirm({ title, content: <>发布后学员马上可以看到。{names}</>, okText: verb, onOk })
  }

  /** Publishes the courses again that the batch has just unpublished. */
  const undo = async (ids: number[]) => {
    const response = await run('bulk', () => publishMany(ids, true))
    if (response) setResults({ publish: true, of: response })
  }

  return (
    <>
      {rows.length > 0 && (
        <div className={styles.bar} role="region" aria-label="批量操作">
          <span className={styles.count} aria-live="polite">
            已选 {rows.length} {measure}
            {noun}
          </span>
          <Button type="primary" loading={busy !== null} onClick={() => ask(true)}>
            批量发布
          </Button>
          <Button disabled={busy !== null} onClick={() => ask(false)}>
            批量撤销
          </Button>
          <Button type="text" onClick={clear}>
            取消选择
          </Button>
        </div>
      )}
      {results && (
        <BulkResults
          key={String(results.publish)}
          publish={results.publish}
          results={results.of}
          rows={rows}
          form={of.detail}
          onUndo={(ids) => void undo(ids)}
          onClose={() => setResults(null)}
        />
      )}
    </>
  )
}
