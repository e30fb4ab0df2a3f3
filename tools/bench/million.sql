-- @orders orders of two years with three lines each, a buyer for every five, and a partner for every fourth.
-- @user, @course, @courses, @partner and @partners are set before: the last person, and the first ids and the numbers of the others.
set foreign_key_checks = 0, unique_checks = 0;
create table numbers (n int unsigned primary key);
insert into numbers
with digits as (select 0 as d union all select 1 union all select 2 union all select 3 union all select 4
  union all select 5 union all select 6 union all select 7 union all select 8 union all select 9)
select 1 + a.d + 10 * b.d + 100 * c.d + 1000 * d.d + 10000 * e.d + 100000 * f.d
from digits a, digits b, digits c, digits d, digits e, digits f
order by 1 limit 1000000;

insert into users (id, login_name, telephone, user_name, password_hash, user_status, created_at)
select @user + n, concat('b', n), 13100000000 + n, concat('学员', n), 'x', 1, now() from numbers
where n <= @orders / 5;

insert into orders (id, order_no, user_id, order_name, order_type, order_status, ware_fen, freight_fen, amount_fen,
  channel_id, quote, tracking_no, awaits_shipment, expires_at, paid_at, created_at, updated_at)
select n, concat('30', lpad(n, 18, '0')), @user + 1 + (n * 7919) % floor(@orders / 5), '商品',
  if(n % 9 = 0, 'package', 'single'), if(n % 25 = 3, 3, 2), 30000, if(n % 8 = 0, 800, 0), 30000 + if(n % 8 = 0, 800, 0),
  if(n % 4 = 0, @partner + n % @partners, null), '{}', if(n % 8 = 0, 'SF', null), 0, at,
  if(n % 25 = 3, null, at), at, at
from (select n, date_sub(utc_timestamp(), interval (n * 48271) % 63072000 second) as at
  from numbers where n <= @orders) as dated;

insert into order_items (order_id, course_id, item_name, course_type, course_count, unit_fen, base_fen, amount_fen, position)
select n, @course + (n * 31 + line * 67) % @courses, '商品', 1, 1, 10000, 10000, 10000, line
from numbers join (select 0 as line union all select 1 union all select 2) as lines_of_order
where n <= @orders order by n, line;

drop table numbers;
analyze table users, orders, order_items;
