import { DownloadOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { download } from '../../../components/download'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { QuestionBank } from '../../../lib/apiTypes'

const formats = [
  { key: 'excel', label: 'Excel' },
  { key: 'moodle', label: 'Moodle XML' },
]

/** Exports a whole bank with its keys, in a format that can be imported; the server logs it. */
export function BankExportButton({ bank }: { bank?: Pick<QuestionBank, 'questionBankId' | 'questionBankName'> }) {
  const { run, busy } = useApiMutation(null)
  const take = (format: string) => {
    const { questionBankId: id, questionBankName: name } = bank!
    return run('export', () =>
      format === 'moodle'
        ? download('GET /api/admin/question-banks/:id/moodle-export', {}, `${name}.xml`, { id })
        : download('GET /api/admin/question-banks/:id/export', {}, `${name}.xlsx`, { id })
    )
  }
  return (
    <Dropdown disabled={!bank} trigger={['click']} menu={{ items: formats, onClick: ({ key }) => void take(key) }}>
      <Button icon={<DownloadOutlined />} loading={busy !== null} aria-haspopup="menu">
        导出
      </Button>
    </Dropdown>
  )
}
