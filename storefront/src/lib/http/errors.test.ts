import { describe, expect, test } from 'vitest'
import { handleError } from './errors'

describe('Reactions to responses (docs/product.md 16.6)', () => {
  test('a success needs no reaction', () => {
    expect(handleError(200, { code: '200', courses: [] })).toEqual({})
  })

  test("code 'error' shows its message and rejects", () => {
    const { toast, leave, failed } = handleError(200, { code: 'error', msg: '专属码不存在' })
    expect(toast).toBe('专属码不存在')
    expect(leave).toBeUndefined()
    expect(failed).toMatchObject({ code: 'error', message: '专属码不存在', shown: true })
  })

  test('another code rejects with its data, without a toast', () => {
    const { toast, failed } = handleError(200, { code: 'price-changed', msg: 'x', quote: { a: 1 } })
    expect(toast).toBeUndefined()
    expect(failed).toMatchObject({ code: 'price-changed', shown: false, body: { quote: { a: 1 } } })
  })

  test('a one-time password redirects to the form that replaces it', () => {
    const body = { code: 'must-change-password', msg: '请先修改初始密码' }
    const { toast, leave, changePassword, failed } = handleError(200, body)
    expect(changePassword).toBe(true)
    expect(toast).toBeUndefined()
    expect(leave).toBeUndefined()
    expect(failed?.code).toBe('must-change-password')
  })

  test('a 403 ends the session, with 无权访问 unless the token expired', () => {
    expect(handleError(403, { code: '403', msg: '无权访问' })).toMatchObject({ leave: true, toast: '无权访问' })
    const old = handleError(403, { code: '403', msg: 'token expired' })
    expect(old.leave).toBe(true)
    expect(old.toast).toBeUndefined()
  })

  test('a 401 shows the message and keeps the session', () => {
    const { toast, leave } = handleError(401, { code: '401', msg: '用户名或密码错误' })
    expect(toast).toBe('用户名或密码错误')
    expect(leave).toBeUndefined()
  })

  test.each([429, 503])('status %i shows the message of the server', (status) => {
    const { toast, failed } = handleError(status, { code: String(status), msg: '支付服务暂时不可用，请稍后再试' })
    expect(toast).toBe('支付服务暂时不可用，请稍后再试')
    expect(failed).toMatchObject({ code: String(status), shown: true })
    expect(handleError(status, { code: 'x' }).toast).toBe('网络请求失败')
  })

  test.each([500, 502, 404, 413])('status %i shows 网络请求失败', (status) => {
    expect(handleError(status, { code: 'x', msg: 'Internal' }).toast).toBe('网络请求失败')
  })

  test('a response that is not JSON shows 网络请求失败', () => {
    expect(handleError(200, null).toast).toBe('网络请求失败')
  })

  test('an error names its fields', () => {
    const errors = [{ field: 'telephone', rule: 'telephone', msg: '长度在11个字符' }]
    const { failed } = handleError(200, { code: 'error', msg: '长度在11个字符', errors })
    expect(failed!.field('telephone')).toBe('长度在11个字符')
    expect(failed!.field('name')).toBeUndefined()
  })
})
