export const EventKind = {
  Order: 'order',
  Money: 'money',
  Parcel: 'parcel',
  Invoice: 'invoice',
  Staff: 'staff',
  Note: 'note',
} as const
export type EventKind = (typeof EventKind)[keyof typeof EventKind]

export const NoteMax = 500
/** Per order. */
export const MaxNotes = 200

export const messages = {
  noteNeeded: '请输入备注',
  noteLength: '备注最多500个字符',
  noteAdded: '备注已添加',
  tooManyNotes: '这个订单的备注太多了',
} as const
