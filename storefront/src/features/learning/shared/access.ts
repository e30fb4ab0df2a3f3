/** Whether the course of this page may be used. */
export { access } from '~/features/learning/course/accessStore'
