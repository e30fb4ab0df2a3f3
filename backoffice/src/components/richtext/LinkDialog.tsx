import type { Editor } from '@tiptap/core'
import { Form, Input } from 'antd'
import { charactersUpTo } from '../fields/characters'
import { Dialog } from '../dialog/Dialog'

interface Link {
  href: string
  text: string
}

const schemes = /^(https:\/\/[^\s/]\S*|tel:[\d+\- ]{3,20}|mailto:[^\s@]+@[^\s@]+)$/i
const rule = '请输入以 https://、tel: 或 mailto: 开头的完整地址'

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<Link>()
  const inLink = editor.isActive('link')
  const needsText = editor.state.selection.empty && !inLink

  const save = ({ href, text }: Link) => {
    const chain = editor.chain().focus()
    if (needsText) {
      const mark = { type: 'link', attrs: { href: href.trim() } }
      chain.insertContent({ type: 'text', text: text.trim(), marks: [mark] }).unsetMark('link')
    } else {
      chain.extendMarkRange('link').setLink({ href: href.trim() })
    }
    chain.run()
    onClose()
  }

  return (
    <Dialog
      title={inLink ? '编辑链接' : '插入链接'}
      okText="确定"
      width={440}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(open) => open && form.getFieldInstance('href')?.focus()}
    >
      <Form
        form={form}
        layout="vertical"
        component={false}
        initialValues={{ href: editor.getAttributes('link').href ?? 'https://', text: '' }}
        onFinish={save}
      >
        <Form.Item
          name="href"
          label="链接地址"
          rules={[
            {
              validator: (_, href?: string) =>
                schemes.test(href?.trim() ?? '') ? Promise.resolve() : Promise.reject(Error(rule)),
            },
          ]}
        >
          <Input count={charactersUpTo(500)} onPressEnter={form.submit} />
        </Form.Item>
        {needsText && (
          <Form.Item
            name="text"
            label="显示文字"
            rules={[{ required: true, whitespace: true, message: '请输入显示文字' }]}
          >
            <Input count={charactersUpTo(100)} onPressEnter={form.submit} />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  )
}
