import { CourseType } from '@zhuxue/api/terms/catalogue'
import { courseTypeText } from '~/lib/courseTypes'
import { loadApi } from '~/lib/http/loadApi'
import { paths } from '~/lib/paths'

/** An option: a word to search for, or a course with its page. */
export interface Option {
  text: string
  note: string
  href: string | null
}

const known = new Map<string, Option[]>()

/** Requests each text once while the page is open; a failed request gives no options. */
export async function optionsFor(keyword: string): Promise<Option[]> {
  const cachedOptions = known.get(keyword)
  if (cachedOptions) return cachedOptions
  const { api } = await loadApi()
  const { suggestions } = await api.catalogue.search.suggest({ query: { keyword }, context: { quiet: true } })
  const options = suggestions.map(({ text, courseId, courseType }) => ({
    text,
    note: courseType === null ? '' : courseTypeText(courseType),
    href: courseId === null ? null : pageOf(courseId, courseType),
  }))
  known.set(keyword, options)
  return options
}

function pageOf(courseId: number, courseType: number | null): string {
  return courseType === CourseType.Article ? paths.article(courseId) : paths.course(courseId)
}
