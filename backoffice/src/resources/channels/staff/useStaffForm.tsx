import { useForm } from '@refinedev/antd'
import { useWarnAboutChange, type HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/channels'
import { Typography } from 'antd'
import { useRef } from 'react'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { showFieldErrors } from '../../../components/fieldErrors'
import type { Member } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

export type StaffValues = Partial<Member> & { passWd?: string; reason?: string }

/** Loads and saves one teacher or channel; errors are shown at their fields and typed text stays. */
export function useStaffForm(options: {
  resource: 'teachers' | 'channels'
  id?: string
  back: string
  fresh: StaffValues
  toBody: (values: StaffValues) => object
}) {
  const { resource, id, back, fresh, toBody } = options
  const modal = useModal()
  const { setWarnWhen } = useWarnAboutChange()
  const leave = useNavigateAfterSave()
  const sent = useRef<StaffValues>({})

  const { form, formProps, query, mutation, onFinish } = useForm<Member & { id?: number }, HttpError, object>({
    resource,
    id,
    action: id ? 'edit' : 'create',
    redirect: false,
    warnWhenUnsavedChanges: true,
    queryOptions: { staleTime: 0 },
    successNotification: () => ({ type: 'success', message: messages.saved }),
    errorNotification: (error) => {
      const { errors, message } = error as HttpError
      return errors ? false : { type: 'error', message }
    },
    onMutationSuccess: () => {
      leave(back)
      if (sent.current.passWd) modal.info(credentialsDialog(sent.current))
    },
    onMutationError: (error) => {
      setWarnWhen(true)
      showFieldErrors(form, error)
    },
  })

  const member = query?.data?.data
  return {
    member,
    error: query?.error ?? null,
    onRetry: () => void query?.refetch(),
    loading: Boolean(id) && !member,
    busy: mutation.isPending,
    save: () => form.submit(),
    formProps: {
      ...formProps,
      form,
      initialValues: member ?? fresh,
      onFinish: (values: object) => {
        sent.current = values
        return onFinish(toBody(values)).catch(() => undefined)
      },
    },
  }
}

/** The password is shown only this once: the server stores only its hash. */
const credentialsDialog = ({ userName, loginName, passWd }: StaffValues) => ({
  title: `请把登录信息交给${userName}`,
  okText: '我已记下',
  content: (
    <>
      <p>关闭后密码不能再次查看，忘记时只能重新设置。</p>
      <p>
        登录名称：<Typography.Text copyable>{loginName}</Typography.Text>
      </p>
      <p>
        密码：<Typography.Text copyable>{passWd}</Typography.Text>
      </p>
    </>
  ),
})
