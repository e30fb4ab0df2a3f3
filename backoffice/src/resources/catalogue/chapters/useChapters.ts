import { useInvalidate, useOnError, type HttpError } from '@refinedev/core'
import { App } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useRead } from '../../../kit/useRead'
import { chapterCalls, prefixes } from './calls'
import type { CourseResource } from './chapter'
import { moveLine } from './moveLine'
import type { Move } from './tree'
import type { Chapter } from '../../../lib/wire'

/** The chapters of one course as they are seen here: those of the server, and the moves on their way to it. */
export function useChapters(resource: CourseResource, courseId: number) {
  const { message } = App.useApp()
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidate()
  const { query, data } = useRead(`GET ${prefixes[resource]}/:id/chapters`, {
    params: { id: courseId },
    errorNotification: false,
    queryOptions: { staleTime: 0 },
  })
  const [draft, setDraft] = useState<Chapter[] | null>(null)
  const calls = useMemo(() => chapterCalls(resource, courseId), [resource, courseId])

  const told = data?.chapters
  // Chapters count in the version of their course: it is read anew too, or publishing would name an old one.
  const reload = () =>
    Promise.all([query.refetch(), invalidate({ resource: resource, invalidates: ['resourceAll'] })])
  const outside = useRef({ told, reload })
  outside.current = { told, reload }

  const refused = (error: unknown) => {
    onError(error)
    message.error((error as HttpError).message)
  }
  const line = useMemo(
    () =>
      moveLine({
        read: () => outside.current.told ?? [],
        send: calls.move,
        show: setDraft,
        reload: () => outside.current.reload(),
        refused,
      }),
    [calls]
  )

  return {
    calls,
    tree: draft ?? told,
    error: query.error,
    reload,
    /** A move is decided on the newest tree, also when keys come faster than pictures. */
    move: (decide: (tree: Chapter[]) => Move | null) => {
      const move = decide(line.tree())
      if (move) line.push(move)
    },
  }
}

export type Chapters = ReturnType<typeof useChapters>
