import { MaxBatch, messages } from '@zhuxue/api/terms/catalogue'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../kit/useCommand'
import type { Selection } from '../../../kit/list/useSelection'
import styles from './BulkBar.module.css'
import { BulkResults } from './BulkResults'
import { publishMany } from '../courses/calls'
import type { Listing } from './catalogue'
import type { Course, PublicationResult } from '../../../lib/wire'

export function BulkBar({ of, selection }: { of: Listing; selection: Selection<Course> }) {
  const { resource, noun, measure } = of
  const { modal, message } = App.useApp()
  const { run, busy } = useCommand(resource)
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
    modal.confirm({
      title: `确定要${verb}选中的 ${rows.length} ${measure}${noun}吗?`,
      content: (
        <>
          {publish ? '发布后学员马上可以看到。' : '撤销后学员不再看到，可以重新发布。'}
          <ul className={styles.names}>
            {rows.map(({ courseId, courseName }) => (
              <li key={courseId}>{courseName}</li>
            ))}
          </ul>
        </>
      ),
      okText: verb,
      okButtonProps: { danger: !publish },
      onOk: () => act(publish),
    })
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
          publish={results.publish}
          results={results.of}
          names={new Map(rows.map(({ courseId, courseName }) => [courseId, courseName]))}
          onClose={() => setResults(null)}
        />
      )}
    </>
  )
}
