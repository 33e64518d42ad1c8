-- When Stripe itself told the webhook what became of a payment page. Pages close within an hour, so
-- an order that lacks this for longer shows that the webhook does not hear.
alter table public.orders add column reported_at timestamptz;
update public.orders set reported_at = now();

-- When order-check last saw to an order: what cannot be settled must not stand before the others.
alter table public.orders add column tried_at timestamptz;

create index orders_unreported on public.orders (created_at) where reported_at is null;

-- As before, with the new columns.
create or replace view public.unsent_orders with (security_invoker = true) as
select *
from public.orders
where (state in ('paid', 'failed') and agency_notified_at is null)
  or (state = 'paid' and not mismatch and email is not null and buyer_notified_at is null);
