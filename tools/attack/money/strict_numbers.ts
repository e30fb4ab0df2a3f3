import { finding, type Attack } from '../attack.js'
import { publishedCourse } from '../courses.js'

export const strictNumbers: Attack = {
  promises: 'T39',
  title: 'Copies that are no number',
  async run(target) {
    const { courseId } = await publishedCourse(target)
    const odd = ['2e3', '0x10', ' 5 ', true, [3], 1.5, -1, 0, 1e9, '１', null, {}]
    const quotes = odd.map(async (courseCount) => {
      const body = { products: [{ courseId, courseCount }], orderType: 'package' }
      const { body: said, text } = await target.post('/api/public/orders/fresh-price', body)
      return finding(JSON.stringify(courseCount), said.code !== '200', text)
    })
    const oddId = await target.post('/api/public/orders/fresh-price', {
      products: [{ courseId: [courseId], courseCount: 12 }],
      orderType: 'package',
    })
    return [
      ...(await Promise.all(quotes)),
      finding('a list as id', oddId.body.code !== '200', oddId.text),
    ]
  },
}
