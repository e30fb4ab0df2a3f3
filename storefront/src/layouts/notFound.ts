import { paths } from '~/lib/paths'

interface NotFound {
  status: 404
  title: string
  why: string
  /** A way on; by default the list of courses. */
  link?: { text: string; href: string }
}

const wrongAddress = '地址可能有误，或者页面已经移走。'

const course: NotFound = { status: 404, title: '页面不存在', why: '您访问的课程可能已经下架，或者地址有误。' }
const order: NotFound = {
  status: 404,
  title: '订单不存在',
  why: '请核对订单号，或用下单时的账号登录后查看。',
  link: { text: '我的订单', href: paths.myOrder },
}
const article: NotFound = {
  status: 404,
  title: '通知不存在',
  why: '这条通知可能已经撤下，或者地址有误。',
  link: { text: '通知公告', href: paths.articles },
}
const legalText: NotFound = {
  status: 404,
  title: '条款不存在',
  why: '没有这份条款或这个版本，请查看现行的条款。',
  link: { text: '用户协议', href: paths.legal('agreement') },
}
const paper: NotFound = {
  status: 404,
  title: '试卷不存在',
  why: '地址可能有误，请从课程或专业试卷进入。',
  link: { text: '专业试卷', href: paths.subjectPapers },
}

const byPath: [RegExp, NotFound][] = [
  [/^\/index\/(course-info|study)\//, course],
  [/^\/(index\/submitted-order-info|board\/user\/order-assign-users)\//, order],
  [/^\/index\/article-info\//, article],
  [/^\/legal\//, legalText],
  [/^\/index\/(test|user)-papers\//, paper],
]

/** Names what is missing at an unknown URL. */
export function notFound(pathname: string): NotFound {
  const found = byPath.find(([pattern]) => pattern.test(pathname))
  return found?.[1] ?? { status: 404, title: '页面不存在', why: wrongAddress }
}
