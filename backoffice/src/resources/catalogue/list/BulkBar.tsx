import { MaxBatch, messages } from '@zhuxue/api/terms/catalogue'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useBulk } from '../../../components/list/useBulk'
import type { Selection } from '../../../components/list/useSelection'
import { BulkBar as SharedBar, RowNames } from '../../../components/list/BulkBar'
import { BulkResults } from './BulkResults'
import { placeMany, publishMany, retagMany, setManyHot } from '../courses/calls'
import { useRevocationQuestion } from '../publishing/useRevocation'
import type { Listing } from './catalogue'
import { TagsDialog } from './TagsDialog'
import type { Course, PublicationResult } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

const idOf = ({ courseId }: Course) => courseId
const nameOf = ({ courseName }: Course) => courseName
const placeText = { first: '移到最前', last: '移到最后' }

export function BulkBar({ of, selection }: { of: Listing; selection: Selection<Course> }) {
  const { resource, noun, measure } = of
  const { message } = App.useApp()
  const modal = useModal()
  const { run, busy } = useApiMutation(resource)
  const askRevocation = useRevocationQuestion()
  const [results, setResults] = useState<{ publish: boolean; of: PublicationResult[] } | null>(null)
  const hot = useBulk({ resource, selection, idOf, nameOf, unit: `${measure}${noun}` })
  const [isTagging, setTagging] = useState(false)
  const { rows, keys, keep } = selection

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
    const names = <RowNames names={rows.map(({ courseId, courseName }) => ({ id: courseId, text: courseName }))} />
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
      <SharedBar selection={selection} unit={`${measure}${noun}`}>
        <Button type="primary" loading={busy !== null} onClick={() => ask(true)}>
          批量发布
        </Button>
        <Button disabled={busy !== null} onClick={() => ask(false)}>
          批量撤销
        </Button>
        {of.columns.includes('hot') &&
          [true, false].map((on) => (
            <Button
              key={String(on)}
              disabled={hot.busy}
              onClick={() => void hot.act(on ? '设为热门' : '取消热门', (ids) => setManyHot(ids, on))}
            >
              {on ? '设为热门' : '取消热门'}
            </Button>
          ))}
        {of.columns.includes('hot') && (
          <>
            <Button disabled={hot.busy} onClick={() => setTagging(true)}>
              修改标签
            </Button>
            {(['first', 'last'] as const).map((end) => (
              <Button
                key={end}
                disabled={hot.busy}
                onClick={() => void hot.act(placeText[end], (ids) => placeMany(ids, end))}
              >
                {placeText[end]}
              </Button>
            ))}
          </>
        )}
      </SharedBar>
      {isTagging && (
        <TagsDialog
          about={`选中的 ${rows.length} ${measure}${noun}`}
          onSave={(add, remove) => {
            setTagging(false)
            void hot.act('修改标签', (ids) => retagMany(ids, add, remove))
          }}
          onClose={() => setTagging(false)}
        />
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
