import type { ComponentProps, ReactNode } from 'react'
import { FilterChips } from '../filter/FilterChips'
import { ColumnsDrawer } from './ColumnsDrawer'
import { ViewsDrawer } from './ViewsDrawer'

const parts = { chips: FilterChips, columns: ColumnsDrawer, views: ViewsDrawer }
type Parts = typeof parts
type Props = { [Name in keyof Parts]: { part: Name } & ComponentProps<Parts[Name]> }[keyof Parts]

/** What a list loads when it is first shown, in one piece: each piece more splits what all lists load. */
export default function OnDemand({ part, ...props }: Props) {
  const Part = parts[part] as (props: object) => ReactNode
  return <Part {...props} />
}
