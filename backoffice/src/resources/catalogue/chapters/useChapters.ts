import { useInvalidate, useOnError, type HttpError } from '@refinedev/core'
import { App } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { chapterCalls, prefixes } from './calls'
import type { CourseResource } from './chapter'
import { createMoveQueue } from './moveQueue'
import type { Move } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

export function useChapters(resource: CourseResource, courseId: number) {
  const { message } = App.useApp()
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidate()
  const { query, data } = useApiQuery(`GET ${prefixes[resource]}/:id/chapters`, {
    params: { id: courseId },
    errorNotification: false,
    queryOptions: { staleTime: 0 },
  })
  const [draft, setDraft] = useState<Chapter[] | null>(null)
  const calls = useMemo(() => chapterCalls(resource, courseId), [resource, courseId])

  const saved = data?.chapters
  // A chapter changes the version of its course: the course is refetched too, or publishing would send an old one.
  const reload = () => Promise.all([query.refetch(), invalidate({ resource: resource, invalidates: ['resourceAll'] })])
  const onRejected = (error: unknown) => {
    onError(error)
    message.error((error as HttpError).message)
  }
  const latest = useRef({ saved, reload, onRejected })
  useEffect(() => {
    latest.current = { saved, reload, onRejected }
  })
  const queue = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- read when a move is made, not while this is drawn
      createMoveQueue({
        read: () => latest.current.saved ?? [],
        send: calls.move,
        show: setDraft,
        reload: () => latest.current.reload(),
        onRejected: (error) => latest.current.onRejected(error),
      }),
    [calls]
  )

  return {
    calls,
    tree: draft ?? saved,
    error: query.error,
    reload,
    /** A move is based on the newest tree, also when keys are faster than renders. */
    move: (decide: (tree: Chapter[]) => Move | null) => {
      const move = decide(queue.tree())
      if (move) queue.push(move)
    },
  }
}
