import type { ComponentProps, ReactNode } from 'react'
import { ColumnsDrawer } from './ColumnsDrawer'
import { ViewsDrawer } from './ViewsDrawer'

const parts = { columns: ColumnsDrawer, views: ViewsDrawer }
type Parts = typeof parts
type Props = { [Name in keyof Parts]: { part: Name } & ComponentProps<Parts[Name]> }[keyof Parts]

/** The drawers of views and columns in one chunk: another chunk would split the code that all lists load. */
export default function OnDemand({ part, ...props }: Props) {
  const Part = parts[part] as (props: object) => ReactNode
  return <Part {...props} />
}
