import { useAllowedActions } from '../../components/hooks/useAllowedActions'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { personPath, type PersonTab } from './paths'

/** A name that links to the user for staff who may see users; plain text otherwise. */
export function PersonLink(props: { userId: number | null; tab?: PersonTab; children: ReactNode }) {
  const { userId, tab, children } = props
  const can = useAllowedActions('people')
  if (userId === null || !can('show')) return children
  return <Link to={personPath(userId, tab)}>{children}</Link>
}
