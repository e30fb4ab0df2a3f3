import { useCommand } from '../../../kit/useCommand'
import { useDeletionQuestion } from '../../../kit/dialog/useDeletionQuestion'
import { http } from '../../../providers/api'
import { leftBehindOf, describeDeletionImpact, type LeftBehind, type Member } from './member'

/** Asks what would stay, tells it, and deletes after a yes. */
export function useDeletion(options: {
  resource: 'teachers' | 'channels'
  path: string
  noun: string
  /** What deleting means, ending in the question. */
  sentence: string
}) {
  const { resource, path, noun, sentence } = options
  const question = useDeletionQuestion()
  const { run, busy } = useCommand(resource, 'list')

  const ask = async ({ userId, userName }: Member) => {
    const left = await run(userId, () => leftBehindOf(userId))
    if (!left) return
    question({
      title: `删除${noun}“${userName}”`,
      content: <Stays sentence={sentence} left={left} />,
      onOk: () => run(userId, () => http.delete(`${path}/${userId}`), '删除成功!'),
    })
  }

  return { ask, busy }
}

function Stays({ sentence, left }: { sentence: string; left: LeftBehind }) {
  return (
    <>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {describeDeletionImpact(left).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p style={{ marginBottom: 0 }}>{sentence}</p>
    </>
  )
}
