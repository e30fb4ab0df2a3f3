import { importLosses } from '@zhuxue/api/terms/exams'
import { Alert } from 'antd'

export function PastedLosses({ kinds }: { kinds: string[] }) {
  if (!kinds.length) return null
  return <Alert showIcon type="warning" message={importLosses.pasted(kinds)} />
}
