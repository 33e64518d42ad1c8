-- Which order confirmations are being sent or were sent: the Edge Function stripe-webhook claims one here before it
-- writes to the buyer, so that repeated and parallel deliveries of Stripe make one mail. id is the checkout session.
create table public.stripe_events (
  id text primary key,
  status text not null default 'processing' check (status in ('processing', 'done')),
  claimed_at timestamptz not null default now()
);

-- Only the service role, which is not bound by row level security, may come near.
alter table public.stripe_events enable row level security;
revoke all on table public.stripe_events from anon, authenticated;
grant select, insert, update, delete on table public.stripe_events to service_role;
