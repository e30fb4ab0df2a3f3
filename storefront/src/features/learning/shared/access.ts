/** Whether the user has access to the course of this page. */
export { access } from '~/features/learning/course/accessStore'
