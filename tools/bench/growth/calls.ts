/**
 * An ordinary day of the product as calls, and how often each is made for a hundred that open a course: what visitors
 * read is on the shelf, so its statements are those of the misses. Sold by the tests of the routes, which know each call.
 */
import { boardLists } from './board_lists.js'

export interface Asking {
  /** Values that a path or a body names, from the database and from earlier answers. */
  known: Record<string, any>
  get(path: string, who?: 'learner' | 'admin'): Promise<any>
  post(path: string, body?: object, headers?: Record<string, string>): Promise<any>
}

type Call = [name: string, often: number, call: (ask: Asking) => Promise<unknown>]

const visitors: Call[] = [
  ['course list', 30, ({ get }) => get('/api/public/courses?courseType=1&pageSize=20')],
  ['course', 30, ({ get, known }) => get(`/api/public/courses/${known.course}`)],
  ['chapters', 30, ({ get, known }) => get(`/api/public/courses/${known.course}/chapters`)],
  ['comments', 30, ({ get, known }) => get(`/api/comments?courseId=${known.course}`)],
  ['search', 20, ({ get }) => get(`/api/public/search?keyword=${encodeURIComponent('清单计价')}`)],
  [
    'suggestions',
    20,
    ({ get }) => get(`/api/public/search/suggestions?keyword=${encodeURIComponent('清单')}`),
  ],
  ['question of the day', 10, ({ get }) => get('/api/public/today-question')],
]

const learners: Call[] = [
  [
    'sign in',
    10,
    ({ post, known }) =>
      post(
        '/api/security/login',
        { ...known.password, loginType: 'password' },
        { authorization: '' }
      ),
  ],
  ['profile', 40, ({ get }) => get('/api/user/profile', 'learner')],
  ['unread messages', 100, ({ get }) => get('/api/user/messages/unread', 'learner')],
  ['messages', 10, ({ get }) => get('/api/user/messages', 'learner')],
  [
    'course, signed in',
    60,
    ({ get, known }) => get(`/api/public/courses/${known.course}`, 'learner'),
  ],
  ['bought?', 60, ({ get, known }) => get(`/api/user/courses/${known.course}/bought`, 'learner')],
  ['owned courses', 30, ({ get }) => get('/api/user/owned-courses', 'learner')],
  ['my courses', 40, ({ get }) => get('/api/user/courses', 'learner')],
  ['progress', 30, ({ get, known }) => get(`/api/user/courses/${known.held}/progress`, 'learner')],
  ['notes', 20, ({ get, known }) => get(`/api/user/courses/${known.held}/notes`, 'learner')],
  [
    'play',
    30,
    async ({ get, known }) => {
      const { held, heldVideo, heldChapter } = known
      const path = `/api/vod/play-urls?courseId=${held}&videoId=${heldVideo}&courseChapterId=${heldChapter}`
      known.played = (await get(path, 'learner')).coursePlayId
    },
  ],
  [
    'beat',
    600,
    ({ post, known }) =>
      post('/api/vod/upload-play-time', {
        ...{ courseId: known.held, videoId: known.heldVideo, courseChapterId: known.heldChapter },
        ...{ coursePlayId: known.played, totalPlayTime: 1, position: 1, segments: [[0, 1]] },
        ...{ rate: 1, visible: true },
      }),
  ],
  ['study time', 5, ({ get }) => get('/api/vod/statis/user-course-play-time', 'learner')],
  ['cart', 20, ({ get }) => get('/api/user/cart-items', 'learner')],
  [
    'add to cart',
    15,
    ({ post, known }) => post('/api/user/cart-items', { courseId: known.wanted, courseCount: 1 }),
  ],
  [
    'price',
    20,
    ({ post, known }) =>
      post('/api/user/orders/fresh-price', {
        products: [{ courseId: known.wanted, courseCount: 1 }],
      }),
  ],
  [
    'order',
    10,
    async ({ post, known }) => {
      const wish = { products: [{ courseId: known.wanted, courseCount: 1 }] }
      const kind = { orderType: 'single', tradeType: 'NATIVE', renew: [known.wanted] }
      const key = { 'idempotency-key': `growth-${Date.now()}` }
      known.ordered = (await post('/api/user/orders/buy', { ...wish, ...kind }, key)).orderId
    },
  ],
  [
    'payment code',
    10,
    ({ get, known }) => get(`/api/public/orders/${known.ordered}/qrcode`, 'learner'),
  ],
  ['order, looked at', 60, ({ get, known }) => get(`/api/orders/${known.ordered}`, 'learner')],
  ['my orders', 20, ({ get }) => get('/api/user/orders', 'learner')],
  ['my invoices', 5, ({ get }) => get('/api/user/invoices', 'learner')],
  ['addresses', 10, ({ get }) => get('/api/user/addresses', 'learner')],
  ['certificates', 10, ({ get }) => get('/api/user/certs', 'learner')],
  ['printed certificates', 3, ({ get }) => get('/api/user/certificate-issues', 'learner')],
  ['transcript', 2, ({ get }) => get('/api/user/transcript', 'learner')],
  ['wrong questions', 10, ({ get }) => get('/api/user/error-questions', 'learner')],
  [
    'test begun',
    10,
    async ({ post, known }) => {
      const begun = await post('/api/user/papers', { paperId: known.paper })
      known.userPaper = begun.userPaperId
      known.question = begun.questions?.[0]?.questionId
    },
  ],
  [
    'answer saved',
    150,
    ({ post, known }) =>
      post('/api/user/paper-answers', {
        ...{ userPaperId: known.userPaper, paperId: known.paper },
        answers: [
          {
            questionId: known.question,
            answer: 'A',
            clientOpId: `o${Date.now()}`,
            spentSeconds: 3,
          },
        ],
      }),
  ],
  [
    'handed in',
    10,
    ({ post, known }) => post(`/api/user/user-papers/${known.userPaper}/scoring`, {}),
  ],
  [
    'result',
    15,
    ({ get, known }) => get(`/api/user/papers/${known.userPaper}/paper-answers`, 'learner'),
  ],
]

export function callsOfDay(facts: Record<string, string>): Call[] {
  const filled = (path: string) =>
    path.replace(/\{(\w+)\}/g, (_, fact: string) => encodeURIComponent(facts[fact]))
  const board = boardLists.map(([name, path]): Call => [
    `board: ${name}`,
    0.5,
    ({ get }) => get(filled(path), 'admin'),
  ])
  return [...visitors, ...learners, ...board]
}
