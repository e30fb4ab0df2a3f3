import { crane, frame, rebar } from './building.js'
import { archBridge, pipes, road, truss } from './civil.js'
import { circuit, headframe, helmet, survey } from './field.js'
import { foundation } from './ground.js'
import { costCurve, network, quantity } from './office.js'
import { contract } from './paper.js'
import type { Motif } from './pen.js'
import { archDam, dam, sluice } from './water.js'

export type { Motif, Pen } from './pen.js'

export const illustrations = {
  crane,
  frame,
  rebar,
  foundation,
  truss,
  archBridge,
  road,
  pipes,
  dam,
  archDam,
  sluice,
  costCurve,
  quantity,
  network,
  contract,
  survey,
  helmet,
  circuit,
  headframe,
} satisfies Record<string, Motif>

export type IllustrationName = keyof typeof illustrations
