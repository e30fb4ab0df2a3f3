import { importWarnings } from '@zhuxue/api/terms/exams'
import { Alert } from 'antd'

export function PasteWarnings({ kinds }: { kinds: string[] }) {
  if (!kinds.length) return null
  return <Alert showIcon type="warning" message={importWarnings.pasted(kinds)} />
}
