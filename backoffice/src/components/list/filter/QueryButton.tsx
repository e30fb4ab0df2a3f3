import { LoadingOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'

/**
 * Submits the search. Not antd's `loading`, which drops a search submitted while the previous one loads; the later
 * search wins.
 */
export function QueryButton({ busy, className }: { busy?: boolean; className?: string }) {
  return (
    <Button
      type="primary"
      htmlType="submit"
      icon={busy ? <LoadingOutlined /> : <SearchOutlined />}
      aria-busy={busy}
      className={className}
    >
      查询
    </Button>
  )
}
