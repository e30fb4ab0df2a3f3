import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'

/** `api/data/routes.csv` lists all pages; only its last column may contain commas. */
const table = readFileSync(new URL('../../../api/data/routes.csv', import.meta.url), 'utf8')

/** Values for the queries and ids that the table leaves open. */
const queries: Record<string, string> = {
  'further-edu-train-entries': 'certSubject=jzgc',
  'further-edu-train-entries-required': 'required=1',
  'further-edu-train-courses': 'requiredCourse=1&certSubject=jzgc&tag=MainCert&tag=AdditionalCert',
  'courses': 'courseType=6',
  'course-comparison': 'courses=1,2,3',
  'search': `keyword=${encodeURIComponent('造价')}`,
}

/** Course types whose pages look different. */
const kinds = { course: 1, further: 5, live: 6, book: 3, answer: 2 }
const article = 7

/** The QR code of a valid certificate of the demo (api/start/demo_prints.ts). */
const printedCode = createHash('sha256').update('demo 韩立诚 9').digest('hex').slice(0, 40)

/** A URL that visitors can open; `:id` is replaced by the id of a published course of that type. */
export interface PublicPage {
  path: string
  courseType?: number
}

/** Every page that the table opens to visitors, with its queries filled in. */
export function publicPages(): PublicPage[] {
  return table
    .split('\n')
    .map((line) => line.split(','))
    .filter(([kind, method]) => kind === 'page' && method === 'GET')
    .filter(([, , path, , , visitor]) => visitor === '200' && isHtml(path!))
    .map(([, , path]) => withQuery(path!.split('?')[0]!))
    .flatMap(pagesOf)
}

/** Files for machines have no layout. */
const isHtml = (path: string) => !/\.(xml|txt|ics)$/.test(path)

function withQuery(path: string): string {
  const query = queries[path.split('/').at(-1)!]
  return query ? `${path}?${query}` : path
}

/** One page, or one for each course type where the type changes the page. */
function pagesOf(path: string): PublicPage[] {
  if (path.includes('{autoplay}')) {
    return [{ path: '/index/course-info/:id/autoplay', courseType: kinds.live }]
  }
  if (path.startsWith('/index/course-info')) {
    return Object.values(kinds).map((courseType) => ({ path: '/index/course-info/:id', courseType }))
  }
  if (path.startsWith('/index/article-info')) {
    return [{ path: '/index/article-info/:id', courseType: article }]
  }
  if (path === '/certificates/{number}') return [{ path: `/certificates/${printedCode}` }]
  if (path === '/legal/{kind}') return [{ path: '/legal/privacy' }, { path: '/legal/licence' }]
  if (path === '/legal/{kind}/{number}') return [{ path: '/legal/refunds/1' }]
  if (path.startsWith('/login/')) return [{ path: `/login/${encodeURIComponent('/index/my-cart')}` }]
  return [{ path: path.replace(/\{\w+\}/, '26010100000000000000') }]
}

/** The URL of a page, with the first published course of its type. */
export async function ipBucket({ path, courseType }: PublicPage, request: APIRequestContext) {
  if (!courseType) return path
  const listed = await request.get(`/api/public/courses?courseType=${courseType}&pageSize=100`)
  return path.replace(':id', (await listed.json()).courses[0].courseId)
}
