import { useWarnAboutChange } from '@refinedev/core'
import { CourseStatus, CourseType, messages, revocationTitle } from '@zhuxue/api/terms/catalogue'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { usesText } from '../../../components/dialog/usesText'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { auditQueuePath } from '../audit/useDifferences'
import { usePublication } from '../publishing/usePublication'
import { useRevocation, useRevocationQuestion } from '../publishing/useRevocation'
import { remove, withdraw } from './calls'
import { CopyDialog } from './CopyDialog'
import { RejectDialog } from './SendBackDialog'
import { ImportLearnersLink } from './ImportLearnersLink'
import { StudyLink } from './StudyLink'
import type { useCourseForm } from '../form/useCourseForm'
import type { CourseValues } from '../form/values'
import { ButtonLink } from '../../../components/ButtonLink'

/** The buttons of docs/product.md 2.6, by status and permission. */
export function CourseActions(props: {
  course?: CourseValues
  resource: string
  noun: string
  back: string
  state: ReturnType<typeof useCourseForm>
}) {
  const { course, resource, noun, back, state } = props
  const can = useAllowedActions(resource)
  const canSeeUses = useAllowedActions('audit-logs')('list')
  const question = useDeleteConfirmation()
  const { warnWhen } = useWarnAboutChange()
  const command = useApiMutation(resource)
  const publication = usePublication(resource, command)
  const revoke = useRevocation(command, publication.publish)
  const ask = useRevocationQuestion()
  const leave = useNavigateAfterSave()
  const deletion = useApiMutation(resource, { stale: 'list' })
  const [dialog, setDialog] = useState<'copy' | 'sendBack' | null>(null)

  const { courseId = 0, courseStatus = CourseStatus.Unpublish, lockVersion = 0 } = course ?? {}
  const open = courseStatus === CourseStatus.Unpublish
  const loading = (key: string) => command.busy === `${key}-${courseId}`
  const target = () => {
    const { courseName, courseType } = course!
    return { courseId, courseName, courseType, lockVersion }
  }
  const takeBack = () => command.run(`withdraw-${courseId}`, () => withdraw(courseId), messages.withdrawn)
  const askBack = () =>
    courseStatus === CourseStatus.Auditing
      ? void takeBack()
      : void ask({
          courseIds: [courseId],
          title: revocationTitle(course!.courseName),
          content: '修改后需要重新提交审核。',
          okText: '撤回修改',
          onOk: takeBack,
        })

  const destroy = async () =>
    question({
      content: canSeeUses ? await usesText(`course:${courseId}`) : undefined,
      onOk: async () => {
        const gone = await deletion.run('delete', () => remove(courseId), messages.deleted)
        if (!gone) return
        leave(back, { replace: true })
      },
    })

  if (state.adjusting) return <AdjustingActions state={state} />

  return (
    <>
      {course && <StudyLink resource={resource} courseId={courseId} />}
      {course && <ImportLearnersLink course={course} />}
      {course && can('copy') && <Button onClick={() => setDialog('copy')}>复制</Button>}
      {course && open && can('delete') && (
        <Button danger onClick={() => void destroy()} loading={deletion.busy !== null}>
          删除
        </Button>
      )}
      {course && open && can('submit') && (
        <DisabledTooltip when={Boolean(warnWhen)}>
          <Button
            disabled={Boolean(warnWhen)}
            loading={loading('submit')}
            onClick={() => void publication.submit(target())}
          >
            提交审核
          </Button>
        </DisabledTooltip>
      )}
      {course && !open && can('withdraw') && (
        <Button loading={loading('withdraw')} onClick={askBack}>
          撤回修改
        </Button>
      )}
      {course && open && can('publish') && (
        <DisabledTooltip when={Boolean(warnWhen)}>
          <Button
            disabled={Boolean(warnWhen)}
            loading={loading('publish')}
            onClick={() => void publication.publish(target())}
          >
            发布
          </Button>
        </DisabledTooltip>
      )}
      {courseStatus === CourseStatus.Auditing && can('sendBack') && (
        <Button onClick={() => setDialog('sendBack')}>退回修改</Button>
      )}
      {courseStatus === CourseStatus.Published && can('publish') && hasPrice(course!) && (
        <Button onClick={state.adjust}>调整价格</Button>
      )}
      {courseStatus === CourseStatus.Auditing && can('publish') && (
        <ButtonLink to={`${auditQueuePath}/${courseId}`} type="primary">
          对照审核
        </ButtonLink>
      )}
      {courseStatus === CourseStatus.Published && can('publish') && (
        <Button loading={loading('revoke')} onClick={() => revoke(target())}>
          撤销
        </Button>
      )}
      {courseStatus === CourseStatus.Published && (
        <Button type="primary" href={`/index/course-info/${courseId}`} target="_blank">
          在前台查看
        </Button>
      )}
      {open && can('save') && (
        <Button type="primary" onClick={state.save} loading={state.busy}>
          保存
        </Button>
      )}
      {publication.dialog}
      {dialog === 'sendBack' && (
        <RejectDialog courseId={courseId} seen={lockVersion} resource={resource} onClose={() => setDialog(null)} />
      )}
      {dialog === 'copy' && (
        <CopyDialog course={course!} resource={resource} noun={noun} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

export const hasPrice = ({ courseType }: CourseValues) => courseType !== CourseType.Article

/** Prices of a published course have their own save button: 保存 is shown only where all fields are editable. */
function AdjustingActions({ state }: { state: ReturnType<typeof useCourseForm> }) {
  return (
    <>
      <Button onClick={state.stopAdjusting} disabled={state.busy}>
        取消调整
      </Button>
      <Button type="primary" onClick={state.save} loading={state.busy}>
        保存调整
      </Button>
    </>
  )
}

/** The published course must equal the form: unsaved changes disable the button. */
function DisabledTooltip({ when, children }: { when: boolean; children: React.ReactNode }) {
  return <Tooltip title={when ? '请先保存修改' : undefined}>{children}</Tooltip>
}
