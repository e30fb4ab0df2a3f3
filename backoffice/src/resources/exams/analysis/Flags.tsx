import { analysisMessages, ItemFlag, ItemFlagHint, ItemFlagText } from '@zhuxue/api/terms/exams'
import { Space, Tag, Tooltip } from 'antd'
import type { Item } from './items'

const color = (flag: ItemFlag) =>
  flag === ItemFlag.WrongKey ? 'error' : flag === ItemFlag.Unused ? 'default' : 'warning'

export function Flags({ item }: { item: Pick<Item, 'flags' | 'isCurrent'> }) {
  const { flags, isCurrent } = item
  if (!flags.length && isCurrent) return null
  return (
    <Space size={[4, 4]} wrap>
      {flags.map((flag) => (
        <Tooltip key={flag} title={ItemFlagHint[flag]}>
          <Tag bordered={false} color={color(flag)} style={{ marginInlineEnd: 0 }}>
            {ItemFlagText[flag]}
          </Tag>
        </Tooltip>
      ))}
      {!isCurrent && (
        <Tag bordered={false} color="processing" style={{ marginInlineEnd: 0 }}>
          {analysisMessages.olderKey}
        </Tag>
      )}
    </Space>
  )
}
