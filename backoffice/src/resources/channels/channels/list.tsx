import { ChannelKindText, CodeLength, messages, type ChannelKind } from '@zhuxue/api/terms/channels'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Link } from 'react-router'
import { deleteColumn, nameColumn, telephoneColumn } from '../staff/columns'
import { MemberList } from '../staff/MemberList'
import { useDeletion } from '../staff/useDeletion'
import { ordersOfChannel } from '../../commerce/public'
import { channelStatsPath } from '../../statistics/public'
import { discountText } from './channel'
import { noTranslate } from '../../../components/list/noTranslate'

const detail = '/board/admin/channel-detail'

const filters = [
  {
    name: 'userName',
    label: '渠道名称',
    field: <Input allowClear placeholder="输入渠道名称" count={charactersUpTo(20)} />,
  },
  {
    name: 'exclusiveCode',
    label: '专属码',
    field: <Input allowClear placeholder="6 位专属码" count={charactersUpTo(CodeLength)} />,
  },
]

/** docs/product.md 13.6: the channels, who sell with a promo code. */
export function ChannelList() {
  const deletion = useDeletion({
    resource: 'channels',
    call: 'DELETE /api/admin/channels/:id',
    noun: '渠道',
    warning: messages.deleteChannel,
  })

  return (
    <MemberList
      resource="channels"
      noun="渠道"
      detail={detail}
      filters={filters}
      width={960}
      columns={[
        nameColumn('渠道名称', detail),
        {
          title: '渠道类型',
          dataIndex: 'kind',
          width: 104,
          render: (kind: ChannelKind | null) => (kind ? ChannelKindText[kind] : '—'),
        },
        {
          title: '专属码',
          dataIndex: 'exclusiveCode',
          width: 104,
          className: 'numeric',
          render: (code) => code ?? '—',
        },
        {
          title: '折扣',
          dataIndex: 'exclusiveDiscount',
          width: 96,
          className: 'numeric',
          render: (multiplier) => <span title={`× ${multiplier}`}>{discountText(multiplier)}</span>,
        },
        { title: '登录名称', dataIndex: 'loginName', ...noTranslate },
        telephoneColumn,
        {
          title: '订单',
          dataIndex: 'userId',
          width: 88,
          render: (userId: number, { userName }) => (
            <Link to={ordersOfChannel(userId)} aria-label={`${userName}的订单`}>
              查看
            </Link>
          ),
        },
        {
          title: '统计',
          dataIndex: 'userId',
          key: 'figures',
          width: 88,
          render: (userId: number, { userName }) => (
            <Link to={channelStatsPath(userId)} aria-label={`${userName}的统计`}>
              查看
            </Link>
          ),
        },
        deleteColumn(deletion),
      ]}
    />
  )
}
