-- Consultations that visitors have booked on the website.
create table public.appointments (
  id uuid primary key, -- made by the form, once for each booking: a second try is the same row
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'booked' check (state in ('booked', 'cancelled')),
  sequence integer not null default 0, -- rises with every change, as calendars want it
  name text not null,
  email text not null,
  phone text not null,
  topic text not null,
  sender text, -- keyed hash of the address it came from, for the limit below
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  agency_notified_at timestamptz, -- when each side had its mail about the last change
  visitor_notified_at timestamptz,
  reminded_at timestamptz,
  agency_bounced_at timestamptz, -- a mail to this side came back
  visitor_bounced_at timestamptz,
  check (ends_at > starts_at),
  -- One appointment at a time, whatever the trigger below has let through.
  constraint appointments_one_at_a_time
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (state = 'booked')
);

create index appointments_starts on public.appointments (starts_at);
create index appointments_sender on public.appointments (sender, created_at);
create index appointments_created on public.appointments (created_at);
create index appointments_untold on public.appointments (changed_at)
  where agency_notified_at is null or visitor_notified_at is null;

-- What may not be is left out without an error, as PostgREST has none for it: a time that somebody
-- else has, and more than anybody needs. In a day that is five from one address, and two coming ones
-- for one mail address; from all it is twenty an hour. The lock makes calls of the same moment see each
-- other.
create function public.admit_appointment() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(20261127);
  if new.state = 'booked' and exists (select from public.appointments
      where state = 'booked' and id <> new.id
        and starts_at < new.ends_at and ends_at > new.starts_at) then
    return null;
  end if;
  if tg_op = 'INSERT' and ((select count(*) from public.appointments
        where sender = new.sender and created_at > now() - interval '1 day') >= 5
      or (select count(*) from public.appointments
        where lower(email) = lower(new.email) and state = 'booked' and starts_at > now()
          and id <> new.id) >= 2
      or (select count(*) from public.appointments
        where created_at > now() - interval '1 hour') >= 20) then
    return null;
  end if;
  return new;
end;
$$;

create trigger appointments_admit before insert or update of starts_at, ends_at, state
  on public.appointments for each row execute function public.admit_appointment();

-- Only the functions' secret key has access. Deleted by order-check, 30 days after the appointment.
alter table public.appointments enable row level security;
revoke all on table public.appointments from anon, authenticated, service_role;
grant select, insert, update, delete on table public.appointments to service_role;
revoke all on function public.admit_appointment() from public, anon, authenticated;
