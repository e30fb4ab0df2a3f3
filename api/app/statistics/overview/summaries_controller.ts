import { overviewSummary } from '#statistics/overview/summary'

export default class SummariesController {
  async show() {
    return overviewSummary()
  }
}
