/**
 * Loaded before the product (`--import`): starts its clock at `VISUAL_CLOCK`, so that the demo, whose dates are
 * relative to today, is the same on every day.
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
