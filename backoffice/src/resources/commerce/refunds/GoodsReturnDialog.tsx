import { useInvalidate } from '@refinedev/core'
import { GoodsReturn, GoodsReturnText, RefundReasonMax, messages } from '@zhuxue/api/terms/commerce/refunds'
import { App, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { RadioField } from '../../../components/fields/RadioField'
import { reasonRule } from '../../../components/fields/reasonRule'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { OrderDetail } from '../../../lib/apiTypes'
import { changeGoodsReturn } from './calls'

type Line = OrderDetail['refunds'][number]['lines'][number]

export interface ReturnedLine {
  refundNo: string
  line: Line & { goodsReturn: GoodsReturn }
}

/** Records whether a refunded book was returned. The money stays unchanged. */
export function GoodsReturnDialog(props: { orderId: string; of: ReturnedLine; onClose: () => void }) {
  const { orderId, of, onClose } = props
  const { refundNo, line } = of
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const [form] = Form.useForm<{ goodsReturn: GoodsReturn; reason?: string }>()
  const options = Object.values(GoodsReturn).map((value) => ({
    value,
    label: GoodsReturnText[value],
    disabled: value === line.goodsReturn,
  }))

  const submit = async ({ goodsReturn, reason }: { goodsReturn: GoodsReturn; reason?: string }) => {
    const { orderItemId, goodsReturn: earlier } = line
    const body = { refundNo, orderItemId, earlier, goodsReturn, reason: reason?.trim() }
    const saved = await command.run('change', () => changeGoodsReturn(orderId, body))
    if (!saved) return
    void invalidate({ resource: 'orders', invalidates: ['resourceAll'] })
    message.success(saved.msg)
    onClose()
  }

  return (
    <FormDialog
      title="更正书是否退回"
      okText="保存"
      form={form}
      command={command}
      about={
        <>
          「{line.orderItemName}」现在记录为「{GoodsReturnText[line.goodsReturn]}
          」。更正不影响已退的金额，会记入订单经过和操作日志。
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="goodsReturn" label="书是否退回" rules={[{ required: true, message: messages.returnWrong }]}>
        <RadioField label="书是否退回" options={options} />
      </Form.Item>
      <Form.Item name="reason" label="说明（选填）" rules={[reasonRule]}>
        <Input count={charactersUpTo(RefundReasonMax)} placeholder="例如：11月28日收到退件，完好" />
      </Form.Item>
    </FormDialog>
  )
}
