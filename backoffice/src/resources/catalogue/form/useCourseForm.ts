import { useForm } from '@refinedev/antd'
import { useWarnAboutChange, type HttpError } from '@refinedev/core'
import { CourseStatus, messages } from '@zhuxue/api/terms/catalogue'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormDraft } from '../../../components/dialog/useFormDraft'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { showFieldErrors } from '../../../components/fieldErrors'
import { withAdjustments } from './Adjustable'
import { conflictOf, type Conflict } from './conflict'
import { nextSellingPrice } from '../pricing/sellingPrice'
import { useInitialFormValues } from './useInitialFormValues'
import { newCourse, toBody, type CourseValues } from './values'
import type { CourseDetail } from '../../../lib/apiTypes'

export interface FormKind {
  fresh: Partial<CourseValues>
  toBody: (values: CourseValues, lockVersion?: number) => object
}
const courseKind: FormKind = { fresh: newCourse, toBody }

/** Loads and saves one course: errors are shown at their fields, a conflict with another editor is reported. */
export function useCourseForm(resource: string, id?: string, kind = courseKind) {
  const { setWarnWhen } = useWarnAboutChange()
  const leave = useNavigateAfterSave()
  const { select, isTyping, setTyping, replace } = useInitialFormValues()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [adjusting, setAdjusting] = useState(false)

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
    successNotification: () => ({ type: 'success', message: messages.saved }),
    errorNotification: (error) =>
      conflictOf(error) ? false : { type: 'error', message: (error as HttpError).message },
    onMutationSuccess: ({ data }) => {
      setTyping(false)
      setAdjusting(false)
      if (!id) leave(`${window.location.pathname}/${data.courseId}`, { replace: true })
    },
    onMutationError: (error) => {
      setWarnWhen(true)
      setConflict(conflictOf(error))
      showFieldErrors(form, error, courseFieldPath)
    },
  })

  const original = useRef<number | null | undefined>(undefined)
  const course = query?.data?.data
  const typed = useRef<CourseValues | null>(null)

  // The form was just reset to the newest version: typed or chosen values are applied on top.
  const putTypedOnTop = useEffectEvent(() => {
    original.current = undefined
    if (!typed.current) return
    form.setFieldsValue(typed.current)
    typed.current = null
    setWarnWhen(true)
  })
  useEffect(() => putTypedOnTop(), [course])

  useFormDraft<CourseValues>({
    form: form as never,
    name: 'course',
    initial: { ...kind.fresh, ...course } as Partial<CourseValues>,
    isReady: !id || Boolean(course),
    onRestored: () => {
      setTyping(true)
      setWarnWhen(true)
    },
  })

  const onValuesChange = (changed: Partial<CourseValues>, all: CourseValues) => {
    setTyping(true)
    formProps.onValuesChange?.(changed, all)
    if (!('coursePriceOriginal' in changed)) return
    const before = original.current === undefined ? course?.coursePriceOriginal : original.current
    const price = nextSellingPrice({ before, after: changed.coursePriceOriginal, price: all.coursePrice })
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
    adjusting,
    adjust: () => setAdjusting(true),
    stopAdjusting: () => {
      setTyping(false)
      setWarnWhen(false)
      setAdjusting(false)
      form.resetFields()
    },
    conflict,
    typed: () => ({ ...course, ...form.getFieldsValue(true) }) as CourseValues,
    leaveConflict: () => setConflict(null),
    merge: (newest: CourseValues, values: CourseValues) => {
      typed.current = values
      setConflict(null)
      replace(newest)
    },
    /**
     * Rebases the form on the user's own change that was saved outside of it, such as the state of a live course,
     * unless another user's change came in between.
     */
    follow: (savedState: Pick<CourseValues, 'lockVersion' | 'liveStatus'>) => {
      if (!course || !isTyping() || savedState.lockVersion !== course.lockVersion + 1) return
      typed.current = { ...(form.getFieldsValue(true) as CourseValues), ...savedState }
      replace({ ...course, ...savedState })
    },
    load: (newest: CourseValues) => {
      setConflict(null)
      setWarnWhen(false)
      setAdjusting(false)
      replace(newest)
      setTyping(false)
    },
    formProps: {
      ...formProps,
      initialValues: course ?? kind.fresh,
      onValuesChange: onValuesChange as typeof formProps.onValuesChange,
      onFinish: (values: object) =>
        onFinish(
          kind.toBody(
            adjusting
              ? withAdjustments(course!, values)
              : // Fields that the form does not show stay unchanged.
                ({ ...kind.fresh, ...course, ...values } as CourseValues),
            course?.lockVersion
          ) as never
        ).catch(() => undefined),
    },
  }
}

function courseFieldPath(name: string): (string | number)[] {
  const [field, ...rest] = name.split('.')
  if (field !== 'models') return [field!]
  return [field, ...rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part))]
}
