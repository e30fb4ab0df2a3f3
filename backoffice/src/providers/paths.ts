/** Where a resource lives in the API: the paths of the specification are not uniform. */
export interface Place {
  list: string
  /** What every request for the list says: several resources share one path. */
  always?: Record<string, string>
  /** Path of one record; its body carries it under `row`. */
  one?: string
  row?: string
  write?: string
  /** Name of the record's id in the body of a write. */
  key?: string
}

export const places: Record<string, Place> = {
  'courses': {
    list: 'public/courses',
    one: 'public/courses',
    row: 'course',
    write: 'admin/courses',
    key: 'courseId',
  },
  'teacher-courses': {
    list: 'teacher/courses',
    one: 'public/courses',
    row: 'course',
    write: 'admin/courses',
    key: 'courseId',
  },
  'orders': { list: 'orders', one: 'orders', row: 'order', write: 'admin/orders', key: 'orderId' },
  'comments': { list: 'comments' },
  'teachers': {
    list: 'admin/users',
    always: { roleId: 'teacher' },
    write: 'admin/users',
    key: 'userId',
  },
  'channels': {
    list: 'admin/channels',
    one: 'admin/channels',
    row: 'channel',
    write: 'admin/channels',
    key: 'userId',
  },
  'users': { list: 'admin/users' },
  'people': { list: 'admin/users-for-page', one: 'admin/users', row: 'user' },
  'login-logs': { list: 'admin/loginlogs' },
  'audit-logs': { list: 'admin/audit-logs' },
}

export function placeOf(resource: string): Place {
  const place = places[resource]
  if (!place) throw new Error(`No API path is known for the resource "${resource}"`)
  return place
}
