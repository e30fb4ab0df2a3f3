import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Pages of the learner's account, which the storefront has below /board/user for any role in the URL. */
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
  'organisations',
  'qualifications',
]

/** /board/admin/my-course?x → /board/user/my-course?x */
export const learnerPathOf = (pathname: string, search = '') =>
  pathname.replace(/^\/board\/[^/]+/, '/board/user') + search

function ToLearnerPage() {
  const { pathname, search } = useLocation()
  useEffect(() => window.location.replace(learnerPathOf(pathname, search)), [pathname, search])
  return null
}

/** An admin screen at the same path, such as the study time, takes precedence. */
export const learnerPages = pages.flatMap((page) =>
  ['', '/*'].map((rest) => ({ path: `/board/:userType/${page}${rest}`, element: <ToLearnerPage /> }))
)
