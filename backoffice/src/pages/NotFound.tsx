import { CompassOutlined } from '@ant-design/icons'
import { Notice } from '../components/Notice'
import { useTitle } from '../components/hooks/useTitle'
import { HomeButton } from './HomeButton'

export function NotFound() {
  useTitle('页面不存在')
  return (
    <Notice icon={<CompassOutlined />} level={1} title="页面不存在" action={<HomeButton />}>
      地址可能写错了，或者这个页面已经移走。
    </Notice>
  )
}
