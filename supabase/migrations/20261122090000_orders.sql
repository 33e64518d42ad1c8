-- An order is a row before it is a mail. stripe-checkout writes it when it opens a payment page,
-- stripe-webhook keeps it up to date with what Stripe reports, and each of the two mails about it
-- is marked when it is sent.
create table public.orders (
  session_id text primary key, -- Stripe's checkout session: the order number
  user_id text, -- of the account that ordered; an order outlives the account, so this is no foreign key
  product text not null, -- key in products.json on the day of the order
  product_name text not null,
  price integer not null, -- as offered, in cents of a euro
  amount integer, -- as charged, in the smallest unit of the currency
  currency text,
  email text,
  name text,
  state text not null check (state in ('open', 'paid', 'failed', 'expired', 'refunded')),
  mismatch boolean not null default false, -- the amount charged is not the price offered
  duplicate_of text, -- another order of the same account for the same product, paid within a day
  payment_intent text, -- Stripe's number of the payment, by which refunds name it
  refunded integer not null default 0, -- in the unit of the amount
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  agency_notified_at timestamptz,
  buyer_notified_at timestamptz
);

-- One open payment page per account and product, even when several are asked for at the same
-- moment.
create unique index orders_one_open on public.orders (user_id, product) where state = 'open';
create index orders_payment_intent on public.orders (payment_intent);

-- For people: what was paid, newest first. In the SQL editor: select * from paid_orders;
create view public.paid_orders with (security_invoker = true) as
select
  paid_at, product_name, round(amount / 100.0, 2) as amount, currency, name, email, state, mismatch,
  duplicate_of, round(refunded / 100.0, 2) as refunded, agency_notified_at, buyer_notified_at, session_id
from public.orders
where paid_at is not null
order by paid_at desc;

-- Orders that still lack a mail, by the same rule as due-mails.ts: the agency hears of every
-- payment, a good one or a failed one; the buyer of what was paid as offered. In the SQL editor:
-- select * from unsent_orders;
create view public.unsent_orders with (security_invoker = true) as
select *
from public.orders
where (state in ('paid', 'failed') and agency_notified_at is null)
  or (state = 'paid' and not mismatch and email is not null and buyer_notified_at is null);

-- Only the functions' secret key, which is not bound by row level security, has access, and it may
-- not delete.
alter table public.orders enable row level security;
revoke all on table public.orders, public.paid_orders, public.unsent_orders
  from anon, authenticated, service_role;
grant select, insert, update on table public.orders to service_role;
grant select on table public.paid_orders, public.unsent_orders to service_role;

-- The order itself is the claim now.
drop table public.stripe_events;
