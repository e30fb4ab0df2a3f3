/**
 * Loaded before the product (`--import`): its clock begins at `VISUAL_CLOCK` and goes on from there, so that the demo, which is dated back
 * from today, is the same on every day.
 */
const ahead = Date.parse(process.env.VISUAL_CLOCK) - Date.now()
const Real = Date

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length) super(...given)
    else super(Real.now() + ahead)
  }

  static now() {
    return Real.now() + ahead
  }
}
