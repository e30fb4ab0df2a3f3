import { ToolOutlined } from '@ant-design/icons'
import { Notice } from '../kit/Notice'
import { Page } from '../kit/Page'

export function ComingSoon({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Notice icon={<ToolOutlined />} title="敬请期待">
        这个页面正在建设中，开放后会直接出现在这里。
      </Notice>
    </Page>
  )
}
