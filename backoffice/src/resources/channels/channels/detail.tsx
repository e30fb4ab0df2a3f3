import { ChannelKindText, CodeLength, messages } from '@zhuxue/api/terms/channels'
import { messages as rateMessages } from '@zhuxue/api/terms/channels/rates'
import { Form, Input, InputNumber } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Link, useParams } from 'react-router'
import { Select } from '../../../components/fields/Select'
import { ordersOfChannel } from '../../commerce/public'
import { StaffFields, type StaffFormLabels } from '../staff/StaffFields'
import { ReasonWhenChanged } from '../staff/ReasonWhenChanged'
import { StaffScreen } from '../staff/StaffScreen'
import { useStaffForm } from '../staff/useStaffForm'
import { codeFormatError, newChannel, rateText, toBody } from './channel'

const back = '/board/admin/channels'

const wording: StaffFormLabels = {
  nameLabel: '渠道名称',
  nameRequired: messages.channelNameRequired,
  minLoginNameLength: 3,
  loginNameLength: messages.loginNameLength.channel,
  needsTelephone: false,
}

const kinds = Object.entries(ChannelKindText).map(([value, label]) => ({ value, label }))

const shaped = {
  validator: (_: unknown, code?: string) => {
    const errorMessage = code ? codeFormatError(code) : null
    return errorMessage ? Promise.reject(new Error(errorMessage)) : Promise.resolve()
  },
}

/** docs/product.md 13.6: one channel, new or saved. */
export function ChannelDetail() {
  const { id } = useParams()
  return <ChannelForm key={id ?? 'new'} id={id} />
}

function ChannelForm({ id }: { id?: string }) {
  const { member, ...screen } = useStaffForm({ resource: 'channels', id, back, fresh: newChannel, toBody })
  return (
    <StaffScreen {...screen} noun="渠道" title={member?.userName} back={back}>
      <StaffFields wording={wording} known={member?.telephone} isNew={!id} />
      <Form.Item
        name="exclusiveCode"
        label="专属码"
        validateTrigger="onBlur"
        normalize={(code: string) => code.trim().toUpperCase()}
        extra={
          <>
            6 位字母或数字，不与其他渠道重复；可以不填
            {id && (
              <>
                。<Link to={ordersOfChannel(Number(id))}>查看该渠道的订单</Link>
              </>
            )}
          </>
        }
        rules={[shaped]}
      >
        <Input allowClear autoComplete="off" spellCheck={false} count={charactersUpTo(CodeLength)} />
      </Form.Item>
      <Form.Item
        name="exclusiveDiscount"
        label="折扣"
        extra="0.1 到 1，最多两位小数，例如 0.95 为 9.5 折"
        rules={[{ required: true, type: 'number', min: 0.1, max: 1, message: messages.discountRange }]}
      >
        <InputNumber step={0.01} precision={2} />
      </Form.Item>
      <Form.Item
        name="commissionPercent"
        label="佣金比例（%）"
        extra={
          <>
            {rateMessages.countsFromNextMonth}
            {member?.commissionRates && member.commissionRates.length > 1 && (
              <div>{member.commissionRates.map(rateText).join('，')}</div>
            )}
          </>
        }
        rules={[{ type: 'number', min: 0, max: 100, message: rateMessages.percentRange }]}
      >
        <InputNumber step={1} precision={2} placeholder="未设置" />
      </Form.Item>
      <Form.Item name="kind" label="渠道类型">
        <Select options={kinds} />
      </Form.Item>
      <ReasonWhenChanged saved={member} />
    </StaffScreen>
  )
}
