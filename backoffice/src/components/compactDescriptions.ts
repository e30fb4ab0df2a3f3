import type { DescriptionsProps } from 'antd'

/** The layout of `Descriptions` in a drawer. */
export const compactDescriptions: Partial<DescriptionsProps> = {
  column: 1,
  size: 'small',
  styles: { label: { width: 88 } },
}
