import { lazy, type ReactElement } from 'react'
import type { WideTableProps } from './WideTable'

const load = () => import('./WideTable').then(({ WideTable }) => ({ default: WideTable }))
/** A phone shows cards and needs no table, a tenth of the code; elsewhere it is fetched with the list. */
const early = typeof matchMedia === 'function' && matchMedia('(min-width: 768px)').matches && load()

export const WideTable = lazy(() => early || load()) as unknown as <R extends object>(
  props: WideTableProps<R>
) => ReactElement
