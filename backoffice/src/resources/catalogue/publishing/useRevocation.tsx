import type { HttpError } from '@refinedev/core'
import { messages, revocationEffect, revocationText, revocationTitle } from '@zhuxue/api/terms/catalogue'
import { App } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { useRef, type ReactNode } from 'react'
import type { Command } from '../../../components/hooks/useApiMutation'
import { buyersOf, unpublish } from '../courses/calls'
import type { Target } from './usePublication'
import { useModal } from '../../../components/dialog/useModal'

const undoSeconds = 8

interface Question {
  courseIds: number[]
  title: string
  content?: ReactNode
  okText: string
  onOk: () => unknown
}

/** Asks with the number of buyers before anything is unpublished. */
export function useRevocationQuestion() {
  const { message } = App.useApp()
  const modal = useModal()
  const counting = useRef(false)

  const count = async (courseIds: number[]) => {
    counting.current = true
    try {
      return await buyersOf(courseIds)
    } catch (error) {
      message.error((error as HttpError).message)
      return null
    } finally {
      counting.current = false
    }
  }

  return async ({ courseIds, title, content, okText, onOk }: Question) => {
    const found = counting.current ? null : await count(courseIds)
    if (!found) return
    modal.confirm({
      title,
      content: (
        <>
          <p>{revocationText(found.total)}</p>
          {found.total > 0 && <p>{revocationEffect}</p>}
          {content}
        </>
      ),
      okText,
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk,
    })
  }
}

/** @param undo publishes again */
export function useRevocation(command: Command, undo: (target: Target) => unknown) {
  const { message } = App.useApp()
  const ask = useRevocationQuestion()

  const revoke = async (target: Target) => {
    const key = `revoked-${target.courseId}`
    const done = await command.run(`revoke-${target.courseId}`, () => unpublish(target.courseId))
    if (!done) return
    message.success({
      key,
      duration: undoSeconds,
      content: (
        <>
          {messages.revoked}{' '}
          <LinkButton
            onClick={() => {
              message.destroy(key)
              void undo({ ...target, lockVersion: undefined })
            }}
          >
            恢复发布
          </LinkButton>
        </>
      ),
    })
  }

  return (target: Target) =>
    void ask({
      courseIds: [target.courseId],
      title: revocationTitle(target.courseName),
      okText: '下架',
      onOk: () => revoke(target),
    })
}
