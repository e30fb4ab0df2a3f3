import { says } from '@zhuxue/api/terms/accounts'
import { Button, Result } from 'antd'
import { Link } from 'react-router'

export function Forbidden() {
  return (
    <Result
      status="403"
      title={says.noAccess}
      subTitle="您的账号没有打开这个页面的权限，如有需要请联系管理员。"
      extra={
        <Link to="/board">
          <Button type="primary">返回首页</Button>
        </Link>
      }
    />
  )
}
