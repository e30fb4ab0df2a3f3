/** The texts of an unknown URL. */
export const notFound = { status: 404, title: '页面不存在', why: '您访问的课程可能已经下架，或者地址有误。' } as const
