import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CentreOwner } from '#commerce/bought_by'
import { seatsOfCentre } from '#commerce/training_centre/purchased_lines'
import type { CentreSeat } from '#learning/seats/centre_seats'
import { namesOf } from '#learning/seats/seat_list'

/** By part of the telephone or name that the buyer entered, or of the masked name of the user. */
export async function matchKeyword<Seat extends CentreSeat>(
  seats: Seat[],
  keyword: string | undefined,
  { owner, client }: { owner: CentreOwner; client?: QueryClientContract }
): Promise<Seat[]> {
  if (!keyword) return seats
  if (/^\d+$/.test(keyword)) return seats.filter(({ telephone }) => telephone.includes(keyword))
  const names = await namesOf(seatsOfCentre(owner), client)
  return seats.filter((seat) => [seat.listedName, names.get(seat.userId!)].some((name) => name?.includes(keyword)))
}
