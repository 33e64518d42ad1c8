-- What somebody sent with a form of the website: a row before it is a mail, when EmailJS did not
-- take it, and, where the owner wants copies, what EmailJS did take.
create table public.requests (
  id uuid primary key, -- made by the form, once for each submission: a second try is the same row
  number text not null, -- what visitor and agency call it
  form text not null check (form in ('contact', 'consultation', 'test')),
  via text not null check (via in ('emailjs', 'function')), -- who brought it to the agency
  reason text, -- why EmailJS did not
  name text not null,
  email text not null,
  phone text not null,
  company text not null,
  website text,
  industry text,
  message text not null,
  sender text, -- keyed hash of the address it came from, for the limit below
  created_at timestamptz not null default now(),
  notified_at timestamptz -- when the agency had it
);

create index requests_sender on public.requests (sender, created_at);
create index requests_created on public.requests (created_at);
create index requests_notified on public.requests (notified_at);

-- At most ten an hour from one address, and 200 from all: a row above that is not written. The lock
-- makes calls of the same moment count each other.
create function public.limit_requests() returns trigger language plpgsql set search_path = '' as $$
declare
  an_hour_ago timestamptz := now() - interval '1 hour';
begin
  perform pg_catalog.pg_advisory_xact_lock(20261126);
  if (select count(*) from public.requests
      where sender = new.sender and created_at > an_hour_ago) >= 10
    or (select count(*) from public.requests where created_at > an_hour_ago) >= 200 then
    return null;
  end if;
  return new;
end;
$$;

create trigger requests_limit before insert on public.requests
  for each row execute function public.limit_requests();

-- Only the functions' secret key has access. Unlike orders, requests are deleted: order-check does
-- so 30 days after they have arrived.
alter table public.requests enable row level security;
revoke all on table public.requests from anon, authenticated, service_role;
grant select, insert, update, delete on table public.requests to service_role;
revoke all on function public.limit_requests() from public, anon, authenticated;
