import { api, silent } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Quote } from '~/lib/http/apiTypes'
import { isVideo } from '~/lib/courseTypes'

/** What the courses will ask of their learners, before they are paid. */
export function PresenceNotices({ items }: { items: Quote['items'] }) {
  const ids = items.filter(({ courseType }) => isVideo(courseType)).map(({ courseId }) => courseId)
  const { data: notices } = useFetch(() => noticesOf(ids), ids.join(), { enabled: ids.length > 0 })
  return notices?.map((text) => (
    <p key={text} className="note">
      {text}
    </p>
  ))
}

/** Courses that are asked alike share a notice. */
async function noticesOf(ids: number[]): Promise<string[]> {
  const found = await Promise.all(
    ids.map((id) =>
      api.catalogue.courses.show({ params: { id }, ...silent }).then(
        ({ course }) => course.presenceNotice,
        // A course that is no longer sold can still be renewed.
        () => undefined
      )
    )
  )
  return [...new Set(found.filter((text) => text !== undefined))]
}
