import type { routes } from '@zhuxue/api/registry'

/**
 * Names for what travels, taken from the api's own controllers: a field that changes there fails here.
 * Money is yuan, course time minutes, video time seconds.
 */
type Routes = typeof routes
export type Answer<Name extends keyof Routes> = Routes[Name]['types']['response']
type One<T> = T extends (infer Item)[] ? Item : never

export type CourseDetail = Answer<'catalogue.courses.show'>['course']
export type Course = Answer<'catalogue.courses.index'>['courses'][number]
export type Hit = Answer<'catalogue.search.index'>['hits'][number]
export type Model = One<CourseDetail['models']>
export type Chapter = Answer<'learning.published_chapters.index'>['chapters'][number]
export type MyCourse = Answer<'learning.courses.index'>['courses'][number]
export type PlayUrl = Answer<'learning.vod.play_urls'>['playUrls'][number]
export type Comments = Pick<Answer<'comments.index'>, 'comments' | 'total'>
export type Comment = One<Comments['comments']>
export type CartItem = Answer<'commerce.cart_items.index'>['cartItems'][number]
export type Quote = Answer<'commerce.quotes.store'>
/** A course to buy, with its textbook along where that is wished for. */
export type Product = { courseId: number; courseCount: number; withBook?: boolean }
/** Why something cannot be bought: a course, or only the textbook of one. */
export type Unavailable = { courseId?: number; bookOf?: number; reason: string }
export type VisitorFacts = Answer<'commerce.visitor_cart.index'>['cartItems'][number]
export type Order = Answer<'commerce.orders.index'>['orders'][number]
export type OrderDetail = Answer<'commerce.orders.show'>['order']
export type OrderLines = Answer<'commerce.order_items.index'>
export type OrderLine = OrderLines['orderItems'][number]
export type Seats = Answer<'commerce.seats.index'>
export type Seat = Seats['assignedUsers'][number]
export type SeatCount = Seats['seats']
export type Assignment = Answer<'commerce.seats.store'>
export type Invoice = Answer<'invoices.invoices.index'>['invoices'][number]
export type InvoiceDetail = Answer<'invoices.invoices.show'>['invoice']
export type OrderToInvoice = Answer<'invoices.order_invoices.show'>['order']
export type Address = Answer<'accounts.addresses.index'>['addresses'][number]
export type Area = Answer<'accounts.regions.index'>['areas'][number]
