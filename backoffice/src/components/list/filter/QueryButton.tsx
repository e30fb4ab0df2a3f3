import { LoadingOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'

/**
 * Begins the search of its form. Not antd's `loading`, with which a search typed while the one before still loads is
 * lost, by Enter too: the later search counts.
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
