import { CompassOutlined } from '@ant-design/icons'
import { Notice } from '../kit/Notice'
import { Homeward } from './Homeward'

export function NotFound() {
  return (
    <Notice icon={<CompassOutlined />} title="页面不存在" action={<Homeward />}>
      地址可能写错了，或者这个页面已经移走。
    </Notice>
  )
}
