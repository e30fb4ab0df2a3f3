import {
  accountsSessionsStore,
  catalogueCoursesIndex,
  commerceOrdersIndex,
  commerceOrdersStore,
} from './client/index.js'
import { client } from './client/client.gen.js'

/** Signs in, buys the first course and reads the order. @returns its name */
export async function buy(baseUrl: string, telephone: string, passwd: string): Promise<string> {
  client.setConfig({ baseUrl })
  const signedIn = await accountsSessionsStore({ body: { loginName: telephone, passwd, loginType: 'password' } })
  if (signedIn.data?.code !== '200') throw new Error(signedIn.data?.msg ?? signedIn.error?.msg)
  const token = signedIn.response?.headers.get('authorization') ?? ''
  client.setConfig({ baseUrl, headers: { authorization: token } })

  const { data: courses } = await catalogueCoursesIndex({ query: { courseType: [1] } })
  if (courses?.code !== '200') throw new Error(courses?.msg)
  const { courseId, coursePrice } = courses.courses[0]
  const bought = await commerceOrdersStore({
    body: { products: [{ courseId, courseCount: 1 }], orderAmt: coursePrice },
  })
  if (bought.data?.code === 'price-changed') throw new Error('the price changed')
  // @ts-expect-error: a code of playback only.
  if (bought.data?.code === 'presence-check') throw new Error('unexpected')
  if (bought.data?.code !== '200') throw new Error(bought.data?.msg ?? bought.error?.msg)

  const { data: orders } = await commerceOrdersIndex()
  if (orders?.code !== '200') throw new Error(orders?.msg)
  return orders.orders[0].orderName
}
