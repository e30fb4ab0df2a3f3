import { LockOutlined } from '@ant-design/icons'
import { messages } from '@zhuxue/api/terms/accounts'
import { Notice } from '../kit/Notice'
import { useTitle } from '../kit/hooks/useTitle'
import { HomeButton } from './HomeButton'

export function Forbidden() {
  useTitle(messages.noAccess)
  return (
    <Notice icon={<LockOutlined />} level={1} title={messages.noAccess} action={<HomeButton />}>
      您的账号没有打开这个页面的权限，如有需要请联系管理员。
    </Notice>
  )
}
