-- When Resend reported that a mail did not arrive, or is unwanted.
alter table public.orders
  add column agency_bounced_at timestamptz,
  add column buyer_bounced_at timestamptz,
  -- What the buyer's bank says of the payment, in Stripe's words: needs_response, won, lost ...
  add column dispute text;
alter table public.requests add column bounced_at timestamptz;

-- As before, with the new columns.
create or replace view public.unsent_orders with (security_invoker = true) as
select *
from public.orders
where (state in ('paid', 'failed') and agency_notified_at is null)
  or (state = 'paid' and not mismatch and email is not null and buyer_notified_at is null);

-- Calls of functions by one caller: a user, or the keyed hash of an address. A row above the limit
-- is not written, and rows older than an hour go.
create table public.calls (
  id bigint generated always as identity primary key,
  caller text not null,
  most integer not null, -- in ten minutes, as the function says
  created_at timestamptz not null default now()
);
create index calls_caller on public.calls (caller, created_at);
create index calls_created on public.calls (created_at);

create function public.limit_calls() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext(new.caller));
  delete from public.calls where created_at < now() - interval '1 hour';
  if (select count(*) from public.calls
      where caller = new.caller and created_at > now() - interval '10 minutes') >= new.most then
    return null;
  end if;
  return new;
end;
$$;

create trigger calls_limit before insert on public.calls
  for each row execute function public.limit_calls();

alter table public.calls enable row level security;
revoke all on table public.calls from anon, authenticated, service_role;
grant select, insert, delete on table public.calls to service_role;
revoke all on function public.limit_calls() from public, anon, authenticated;
