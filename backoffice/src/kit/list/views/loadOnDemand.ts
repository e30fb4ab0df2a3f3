import { lazy } from 'react'

export const OnDemand = lazy(() => import('./OnDemand'))
