import { useForm } from '@refinedev/antd'
import { useWarnAboutChange, type HttpError } from '@refinedev/core'
import { CourseStatus, says } from '@zhuxue/api/terms/catalogue'
import { App, type FormInstance } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CourseDetail } from './course'
import { followOriginal } from './pricing'
import { fresh, toBody, toValues, type CourseValues } from './values'

const select = ({ data }: { data: CourseDetail }) => ({ data: toValues(data) as never })

/** What tells the form of one kind from that of another: what is new, and what travels. */
export interface FormKind {
  fresh: Partial<CourseValues>
  toBody: (values: CourseValues, lockVersion?: number) => object
}
const courseKind: FormKind = { fresh, toBody }

/** Loads and saves one course: refusals stand at their fields, a second editor is told of the first. */
export function useCourseForm(resource: string, id?: string, kind = courseKind) {
  const { modal } = App.useApp()
  const { setWarnWhen } = useWarnAboutChange()
  const navigate = useNavigate()

  const { form, formProps, query, mutation, onFinish } = useForm<
    CourseDetail & { id?: number },
    HttpError,
    object,
    CourseValues & { id?: number },
    { courseId: number; lockVersion: number }
  >({
    resource,
    id,
    action: id ? 'edit' : 'create',
    redirect: false,
    warnWhenUnsavedChanges: true,
    queryOptions: { select, staleTime: 0 },
    successNotification: () => ({ type: 'success', message: says.saved }),
    errorNotification: (error) =>
      isStale(error) ? false : { type: 'error', message: (error as HttpError).message },
    onMutationSuccess: ({ data }) => {
      if (!id) navigate(`${window.location.pathname}/${data.courseId}`, { replace: true })
    },
    onMutationError: (error) => {
      setWarnWhen(true)
      if (isStale(error)) changedByOther()
      showAtFields(form, error)
    },
  })

  const changedByOther = () =>
    modal.confirm({
      title: says.changedByOther,
      content: '载入最新内容会放弃您在本页的修改。',
      okText: '载入最新内容',
      cancelText: '留在本页',
      onOk: async () => {
        setWarnWhen(false)
        await query!.refetch()
        form.resetFields()
      },
    })

  const original = useRef<number | null | undefined>(undefined)
  const course = query?.data?.data
  const onValuesChange = (changed: Partial<CourseValues>, all: CourseValues) => {
    formProps.onValuesChange?.(changed, all)
    if (!('coursePriceOriginal' in changed)) return
    const before = original.current === undefined ? course?.coursePriceOriginal : original.current
    const price = followOriginal({
      before,
      after: changed.coursePriceOriginal,
      price: all.coursePrice,
    })
    original.current = changed.coursePriceOriginal
    form.setFieldsValue({ coursePrice: price })
  }

  return {
    course,
    error: query?.error ?? null,
    loading: Boolean(id) && !course,
    busy: mutation.isPending,
    editable: !course || course.courseStatus === CourseStatus.Unpublish,
    form,
    save: () => form.submit(),
    formProps: {
      ...formProps,
      initialValues: course ?? kind.fresh,
      onValuesChange: onValuesChange as typeof formProps.onValuesChange,
      onFinish: (values: object) =>
        onFinish(
          // What a form does not show stays as it is.
          kind.toBody(
            { ...kind.fresh, ...course, ...values } as CourseValues,
            course?.lockVersion
          ) as never
        ).catch(() => undefined),
    },
  }
}

/** A refusal inside of the rules or tags belongs to the one field that holds them all; the first is scrolled to. */
function showAtFields(form: FormInstance, error: HttpError) {
  const names = Object.keys(error.errors ?? {})
  for (const name of names) {
    const [field] = name.split('.')
    if (field === 'discountRules' || field === 'courseTags') {
      form.setFields([{ name: field, errors: [String(error.errors![name])] }])
    }
  }
  const [first] = names
  if (!first) return
  const path = first.startsWith('models.')
    ? first.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    : first.split('.')[0]
  form.scrollToField(path, { behavior: 'smooth', block: 'center' })
}

/** Somebody else saved the course since it was opened here. */
const isStale = (error?: unknown) => (error as HttpError | undefined)?.code === 'conflict'
