import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'

/** `api/data/routes.csv` is the list of all pages; only the notes at the end hold commas that are not borders. */
const table = readFileSync(new URL('../../api/data/routes.csv', import.meta.url), 'utf8')

/** What stands for the queries and ids that the table leaves open. */
const queries: Record<string, string> = {
  'further-edu-train-entries': 'certSubject=jzgc',
  'further-edu-train-entries-required': 'required=1',
  'further-edu-train-courses': 'requiredCourse=1&certSubject=jzgc&tag=MainCert&tag=AdditionalCert',
  'courses': 'courseType=6',
  'search': `keyword=${encodeURIComponent('造价')}`,
}

export type Shelf = Record<'course' | 'further' | 'live' | 'book' | 'answer' | 'article', number>

/** One published course of each kind that has a page of its own look. */
export async function someOfEach(request: APIRequestContext): Promise<Shelf> {
  const first = async (courseType: number, more = '') => {
    const query = `courseType=${courseType}&pageSize=100${more}`
    const answer = await request.get(`/api/public/courses?${query}`)
    return (await answer.json()).courses[0].courseId as number
  }
  const [course, further, live, book, answer, article] = await Promise.all([
    first(1),
    first(5),
    first(6),
    first(3),
    first(2),
    first(7),
  ])
  return { course, further, live, book, answer, article }
}

/** Every page that the table opens to visitors, with its queries filled in. */
export function publicPages(): string[] {
  return table
    .split('\n')
    .map((line) => line.split(','))
    .filter(([kind, method]) => kind === 'page' && method === 'GET')
    .filter(([, , path, , , visitor]) => visitor === '200' && isHtml(path!))
    .map(([, , path]) => withQuery(path!.split('?')[0]!))
}

/** The board has a story of its own, and machines read no layout. */
const isHtml = (path: string) => !/\.(xml|txt)$|^\/admin-login/.test(path)

function withQuery(path: string): string {
  const query = queries[path.split('/').at(-1)!]
  return query ? `${path}?${query}` : path
}

/** The addresses of one path: one for each kind of course where the kind decides what is seen. */
export function addressesOf(path: string, shelf: Shelf): string[] {
  if (!path.includes('{')) return [path]
  if (path.includes('{autoplay}')) return [`/index/course-info/${shelf.live}/autoplay`]
  if (path.startsWith('/index/course-info')) {
    const { article, ...shown } = shelf
    return Object.values(shown).map((id) => `/index/course-info/${id}`)
  }
  if (path.startsWith('/index/article-info')) return [`/index/article-info/${shelf.article}`]
  if (path.startsWith('/login')) return [`/login/${encodeURIComponent('/index/my-cart')}`]
  return [path.replace(/\{\w+\}/, '26010100000000000000')]
}
