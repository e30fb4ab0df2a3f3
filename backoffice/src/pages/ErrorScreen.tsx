import { DisconnectOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useLayoutEffect } from 'react'
import { Notice } from '../components/Notice'
import { useTitle } from '../components/hooks/useTitle'
import { removeSkeleton } from '../page-skeleton/removeSkeleton'

export function ErrorScreen() {
  useTitle('页面出错')
  useLayoutEffect(() => removeSkeleton(), [])
  const again = (
    <Button type="primary" onClick={() => window.location.reload()}>
      刷新页面
    </Button>
  )
  return (
    <Notice icon={<DisconnectOutlined />} level={1} title="页面出了点问题" action={again}>
      请刷新后再试；如果反复出现，请联系技术支持。
    </Notice>
  )
}
