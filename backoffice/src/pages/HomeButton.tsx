import { Button } from 'antd'
import { Link } from 'react-router'

export function HomeButton() {
  return (
    <Link to="/board/admin">
      <Button type="primary">返回首页</Button>
    </Link>
  )
}
