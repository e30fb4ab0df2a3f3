import { BaseCommand, args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class CoursesMove extends BaseCommand {
  static commandName = 'courses:move'
  static description = 'Move all courses of one teacher account to another'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The login name of the present teacher' })
  declare from: string

  @args.string({ description: 'The login name of the teacher who gets the courses' })
  declare to: string

  async run() {
    const { moveCoursesOfTeacher } = await import('#catalogue/authoring/move_courses_of_teacher')
    const outcome = await moveCoursesOfTeacher(this.from, this.to)
    if ('error' in outcome) {
      this.logger.error(outcome.error)
      this.exitCode = 1
      return
    }
    this.logger.success(`${outcome.moved} courses of ${this.from} belong to ${this.to}`)
  }
}
