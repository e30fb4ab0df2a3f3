import { dialog, type Screens } from '../screen'

const search = (keyword: string) => `/index/search?keyword=${encodeURIComponent(keyword)}`

/** The demo always numbers its courses in the same way. */
const course = (id: number) => `/index/course-info/${id}`

export const visitor: Screens = {
  'home': { at: '/index' },
  'courses': { at: '/index/courses?courseType=1' },
  'courses-none': { at: `/index/courses?courseType=1&courseName=${encodeURIComponent('没有这样的课程')}` },
  'course-video': { at: course(2) },
  'course-bundle': { at: course(1) },
  'course-specifications': { at: course(3) },
  'course-further': { at: course(70) },
  'course-live': { at: course(98) },
  'course-book': { at: course(53) },
  'course-answer': { at: course(50) },
  'live': { at: '/index/live' },
  'books': { at: '/index/books' },
  'answers': { at: '/index/answers' },
  'further-entries': { at: '/index/further-edu-train-entries?certSubject=jzgc' },
  'search': { at: search('二造') },
  'search-none': { at: search('量子力学') },
  'search-suggestions': {
    at: '/index',
    over: true,
    then: async (page) => {
      const field = page.getByRole('search').getByLabel('搜索课程、图书、问答与公告')
      await field.focus()
      await field.pressSequentially('造价')
      await page.getByRole('option').first().waitFor()
    },
  },
  'article': { at: '/index/article-info/103' },
  'contact': { at: '/index/contact' },
  'login': { at: '/login' },
  'register': { at: '/register', over: true, then: (page) => dialog(page).waitFor() },
  'legal': { at: '/legal/refunds' },
  'cart-empty': { at: '/index/my-cart' },
  'not-found': { at: '/index/nowhere' },
  'login-staff': { at: '/admin-login' },
}
