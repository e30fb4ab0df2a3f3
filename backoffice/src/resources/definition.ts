import type { ResourceProps } from '@refinedev/core'
import type { ReactNode } from 'react'

export interface Screen {
  path: string
  action: string
  element: ReactNode
}

export interface Definition {
  resource: ResourceProps
  screens: Screen[]
}
