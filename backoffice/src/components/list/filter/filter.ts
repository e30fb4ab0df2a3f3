import type { FormItemProps } from 'antd'
import type { ReactNode } from 'react'

export interface Filter {
  name: string
  label: string
  field: ReactNode
  wide?: boolean
  /** Normalizes typed or pasted text. */
  normalize?: (typed: string) => string
  rules?: FormItemProps['rules']
  /** The server's names for it, where they differ. */
  serverNames?: string[]
}
