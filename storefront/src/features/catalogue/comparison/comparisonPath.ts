/** Not in `paths`, which every page loads. */
export const comparisonPath = (courses: readonly number[]) => `/index/course-comparison?courses=${courses.join(',')}`
