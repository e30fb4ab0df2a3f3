import { lazy } from 'react'

const load = () => import('./onDemand')

export const FilterChips = lazy(() => load().then((all) => ({ default: all.FilterChips })))
export const ColumnsDrawer = lazy(() => load().then((all) => ({ default: all.ColumnsDrawer })))
export const ViewsDrawer = lazy(() => load().then((all) => ({ default: all.ViewsDrawer })))
