import { messages, type CourseType, type MissingItem } from '@zhuxue/api/terms/catalogue'
import { App } from 'antd'
import { useState } from 'react'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import type { Command } from '../../../components/hooks/useApiMutation'
import { publish, submitForAudit } from '../courses/calls'
import { formPath } from './formPath'
import { PreflightDialog } from './PreflightDialog'
import type { HttpError } from '@refinedev/core'

export interface Target {
  courseId: number
  courseName: string
  courseType: CourseType
  /** The version that was reviewed; lists have none. */
  lockVersion?: number
  onDone?: () => void
}

const verbs = {
  publish: { call: publish, name: '发布', done: messages.published },
  submit: { call: submitForAudit, name: '提交审核', done: messages.submitted },
} as const
type Verb = keyof typeof verbs

interface RejectedPublication {
  target: Target
  verb: Verb
  gaps: MissingItem[]
}

/** Submits or publishes; missing items are shown in a dialog that the caller renders. */
export function usePublication(resource: string, { run, busy }: Command) {
  const can = useAllowedActions(resource)
  const { message } = App.useApp()
  const [rejected, setRejected] = useState<RejectedPublication | null>(null)

  /** @returns false when it failed */
  async function go(verb: Verb, target: Target, reason?: string): Promise<boolean> {
    const { courseId, lockVersion } = target
    const { call, done } = verbs[verb]
    const result = await run(`${verb}-${courseId}`, async () => {
      try {
        await call(courseId, { lockVersion, reason })
        return 'done'
      } catch (error) {
        const gaps = findMissingItems(error)
        if (!gaps) throw error
        setRejected({ target, verb, gaps })
        return 'refused'
      }
    })
    if (result !== 'done') return false
    setRejected(null)
    message.success(done)
    target.onDone?.()
    return true
  }

  const dialog = rejected && (
    <PreflightDialog
      courseName={rejected.target.courseName}
      verb={verbs[rejected.verb].name}
      gaps={rejected.gaps}
      form={formPath(resource, rejected.target.courseType, rejected.target.courseId)}
      canOverride={can('publish')}
      busy={busy !== null}
      onOverride={(reason) => void go(rejected.verb, rejected.target, reason)}
      onClose={() => setRejected(null)}
    />
  )

  return {
    publish: (target: Target) => go('publish', target),
    submit: (target: Target) => go('submit', target),
    dialog,
  }
}

/** The missing items of an error; null for any other error. */
function findMissingItems(error: unknown): MissingItem[] | null {
  const { code, details } = (error ?? {}) as HttpError
  return code === 'preflight' ? (details as { gaps: MissingItem[] }).gaps : null
}
