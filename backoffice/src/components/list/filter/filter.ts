import type { FormItemProps } from 'antd'
import type { ReactNode } from 'react'

export interface Filter {
  name: string
  label: string
  field: ReactNode
  wide?: boolean
  /** What is taken of what was typed or pasted. */
  normalize?: (typed: string) => string
  rules?: FormItemProps['rules']
  /** What the server calls it, where that is not the name. */
  asked?: string[]
}
