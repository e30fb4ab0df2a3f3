import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Pages of everybody's learner board; the shop has them below /board/user, whatever role stands in the address. */
const pages = [
  'my-course',
  'my-answer',
  'my-cert',
  'my-order',
  'my-invoice',
  'invoice',
  'deliver-address',
  'order-assign-users',
  'play-statis',
  'transcript',
  'messages',
  'privacy',
  'training-centre',
]

/** /board/admin/my-course?x → /board/user/my-course?x */
export const learnerPathOf = (pathname: string, search = '') =>
  pathname.replace(/^\/board\/[^/]+/, '/board/user') + search

function ToLearnerPage() {
  const { pathname, search } = useLocation()
  useEffect(() => window.location.replace(learnerPathOf(pathname, search)), [pathname, search])
  return null
}

/** A screen of the board at the same address, as the admin's study time, goes before these. */
export const learnerPages = pages.flatMap((page) =>
  ['', '/*'].map((rest) => ({ path: `/board/:userType/${page}${rest}`, element: <ToLearnerPage /> }))
)
