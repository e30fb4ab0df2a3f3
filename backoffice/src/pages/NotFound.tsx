import { Button, Result } from 'antd'
import { Link } from 'react-router'

export function NotFound() {
  return (
    <Result
      status="404"
      title="页面不存在"
      subTitle="地址可能写错了，或者这个页面已经移走。"
      extra={
        <Link to="/board">
          <Button type="primary">返回首页</Button>
        </Link>
      }
    />
  )
}
