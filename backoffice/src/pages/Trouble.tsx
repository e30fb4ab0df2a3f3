import { Button, Result } from 'antd'

/** A screen broke while drawing, or its code could not be fetched after a new release. */
export function Trouble() {
  return (
    <Result
      status="500"
      title="页面出了点问题"
      subTitle="请刷新后再试；如果反复出现，请联系技术支持。"
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          刷新页面
        </Button>
      }
    />
  )
}
