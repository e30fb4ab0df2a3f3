// @vitest-environment happy-dom
import { useInvalidate, type HttpError } from '@refinedev/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CourseStatus, CourseType } from '@zhuxue/api/terms/catalogue'
import { Form, Input, InputNumber } from 'antd'
import { expect, test, vi } from 'vitest'
import { currentUrl, renderRoutes } from '../../../tests/renderScreen'
import { useCourseForm } from './useCourseForm'
import { toValues } from './values'

const saved = {
  courseId: 12,
  courseName: '一级建造师',
  courseType: CourseType.Course,
  courseStatus: CourseStatus.Unpublish,
  coursePriceOriginal: 100,
  coursePrice: 100,
  courseTags: '',
  courseTeacher: null,
  models: [],
  discountRules: [],
  lockVersion: 3,
} as never as Parameters<typeof toValues>[0]

/** The form of the saved course, or of a new one; `reply` is the response to a save. */
async function openForm(id?: string, reply: () => Promise<object> = async () => ({ courseId: 12 })) {
  const server = { course: saved, saves: [] as Record<string, unknown>[] }
  const save = vi.fn(async ({ variables }: { variables: object }) => {
    server.saves.push(variables as Record<string, unknown>)
    return { data: await reply() }
  })
  const seen: { state?: ReturnType<typeof useCourseForm>; reload?: () => Promise<void> } = {}
  const Screen = () => {
    const invalidate = useInvalidate()
    seen.reload = () => invalidate({ resource: 'courses', invalidates: ['all'] })
    seen.state = useCourseForm('courses', id)
    const { form, formProps, loading } = seen.state
    if (loading) return null
    return (
      <Form {...formProps} form={form} aria-label="form">
        <Form.Item name="courseName" label="name">
          <Input />
        </Form.Item>
        <Form.Item name="coursePriceOriginal" label="original">
          <InputNumber />
        </Form.Item>
        <Form.Item name="coursePrice" label="price">
          <InputNumber />
        </Form.Item>
        <Form.Item name="discountRules" hidden>
          <Input />
        </Form.Item>
      </Form>
    )
  }
  renderRoutes({
    at: '/course',
    screens: { '/course': <Screen />, '/course/:id': <h1>saved</h1> },
    dataProvider: { getOne: async () => ({ data: server.course }), update: save, create: save } as never,
  })
  await screen.findByLabelText('form')
  return {
    server,
    state: () => seen.state!,
    reload: () => act(() => seen.reload!()),
    type: (label: string, value: string) =>
      act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } })),
    save: () => act(async () => seen.state!.save()),
  }
}

test('a new course is created from the defaults', async () => {
  const { server, type, save } = await openForm()
  await type('name', ' 消防工程师 ')
  await save()
  await waitFor(() => expect(currentUrl()).toBe('/course/12'))
  expect(server.saves[0]).toMatchObject({
    courseName: '消防工程师',
    courseType: CourseType.FurtherEducation,
    discountRules: [],
  })
})

test('a save sends the version that was opened', async () => {
  const { server, type, save } = await openForm('12')
  await type('name', '二级建造师')
  await save()
  await waitFor(() => expect(server.saves).toHaveLength(1))
  expect(server.saves[0]).toMatchObject({ courseName: '二级建造师', lockVersion: 3 })
  expect(server.saves[0]).not.toHaveProperty('courseStatus')
})

test('the price follows the original price while they are equal', async () => {
  const { state, type } = await openForm('12')
  await type('original', '120')
  expect(state().form.getFieldValue(['coursePrice'])).toBe(120)
  await type('price', '90')
  await type('original', '150')
  expect(state().form.getFieldValue(['coursePrice'])).toBe(90)
})

test('a server error is shown at its fields', async () => {
  const rejection: HttpError = {
    message: '请检查',
    statusCode: 422,
    errors: { 'courseName': '名称太短', 'discountRules.0.discountedPrice': '请填写优惠价' },
  }
  const { state, save } = await openForm('12', () => Promise.reject(rejection))
  await save()
  await waitFor(() => expect(state().form.getFieldError(['courseName'])).toEqual(['名称太短']))
  expect(state().form.getFieldError(['discountRules'])).toEqual(['请填写优惠价'])
  expect(state().conflict).toBeNull()
})

test('merged values are based on the newest version', async () => {
  const details = { changedBy: '周文', changedAt: null, courseStatus: 'unpublish', lockVersion: 4 }
  const conflict = { message: '已被修改', statusCode: 200, code: 'conflict', details }
  const { state, server, type, save } = await openForm('12', async () => {
    if (server.saves.length === 1) throw conflict
    return { courseId: 12 }
  })
  await type('name', '我的名称')
  await save()
  await waitFor(() => expect(state().conflict).toEqual(details))
  expect(state().typed().courseName).toBe('我的名称')

  const newest = toValues({ ...saved, coursePrice: 80, lockVersion: 4 })
  await act(async () => state().merge(newest, { ...newest, courseName: '我的名称' }))
  expect(state().conflict).toBeNull()
  await save()
  await waitFor(() => expect(server.saves).toHaveLength(2))
  expect(server.saves[1]).toMatchObject({ courseName: '我的名称', coursePrice: 80, lockVersion: 4 })
})

test('a background refetch does not change typed text', async () => {
  const { server, state, type, reload } = await openForm('12')
  await type('name', '正在输入')
  server.course = { ...saved, courseName: '别人的名称', lockVersion: 4 }
  await reload()
  expect(state().form.getFieldValue(['courseName'])).toBe('正在输入')
  expect(state().course?.lockVersion).toBe(3)
})

test('a background refetch updates an untouched form', async () => {
  const { server, state, reload } = await openForm('12')
  server.course = { ...saved, courseName: '别人的名称', lockVersion: 4 }
  await reload()
  await waitFor(() => expect(state().course?.lockVersion).toBe(4))
})
