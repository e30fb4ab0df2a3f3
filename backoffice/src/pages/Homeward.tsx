import { Button } from 'antd'
import { Link } from 'react-router'

/** Back to where this person starts. */
export function Homeward() {
  return (
    <Link to="/board/admin">
      <Button type="primary">返回首页</Button>
    </Link>
  )
}
