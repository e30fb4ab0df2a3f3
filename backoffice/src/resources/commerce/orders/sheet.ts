import type { DescriptionsProps } from 'antd'

/** How facts stand in the drawer. */
export const tight: Partial<DescriptionsProps> = {
  column: 1,
  size: 'small',
  styles: { label: { width: 88 } },
}
