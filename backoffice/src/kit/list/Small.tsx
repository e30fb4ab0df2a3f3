import { Typography } from 'antd'
import type { ReactNode } from 'react'

/** The second line of a cell. */
export const Small = ({ children, danger }: { children: ReactNode; danger?: boolean }) => (
  <Typography.Text
    type={danger ? 'danger' : 'secondary'}
    style={{ display: 'block', fontSize: 12, overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography.Text>
)
