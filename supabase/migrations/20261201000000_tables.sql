-- What the website keeps, and the only ways to it: the Edge Functions call the SQL functions below with
-- their secret key. Nobody else may, and no table can be read through the API: people read them in the
-- dashboard.

-- Every mail the website owes: written in the transaction of the row that owes it, sent by _shared/send.ts.
create table public.mails (
  key text primary key, -- what the mail is about; Resend sends one key once
  recipient text not null,
  reply_to text not null,
  subject text not null,
  content jsonb not null, -- paragraphs, and overviews as lists of label and value
  about jsonb, -- whom the agency rings up when this mail is refused, as an overview
  calendar text, -- the attached calendar file
  urgent boolean not null default false, -- orders and what the agency has to know: first, without limit
  made timestamptz not null default now(),
  tried timestamptz,
  sent timestamptz,
  refused timestamptz, -- for good
  reason text -- why it was not sent
);
create index mails_due on public.mails (made) where sent is null and refused is null;
create index mails_sent on public.mails (sent);
create index mails_recipient on public.mails (lower(recipient), made);

-- Who is sending: one run at a time, so that limits hold.
create table public.sending (
  only_row boolean primary key default true check (only_row),
  run uuid,
  since timestamptz,
  until timestamptz not null default '-infinity'
);
insert into public.sending default values;

-- An order: stripe-checkout writes it when a payment page opens, stripe-webhook what became of it.
create table public.orders (
  session_id text primary key, -- Stripe's checkout session: the order number
  user_id text, -- an order outlives the account, so this is no foreign key
  product text not null, -- key in products.json on the day of the order
  product_name text not null,
  price integer not null, -- as offered, in cents of a euro
  amount integer, -- as charged, in the smallest unit of the currency
  currency text,
  email text,
  name text,
  state text not null check (state in ('open', 'paid', 'failed', 'expired')),
  mismatch boolean not null default false, -- the amount charged is not the price offered
  duplicate_of text, -- another payment of the same account for the same product within a day
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  looked_at timestamptz -- when Stripe was asked about a page of which it had reported nothing
);
create index orders_user on public.orders (user_id, product);
create index orders_open on public.orders (created_at) where state = 'open';

-- What a form could not send through EmailJS.
create table public.requests (
  id uuid primary key, -- made by the form, once for each submission: a second try is the same row
  number text not null, -- what visitor and agency call it
  form text not null,
  reason text, -- why EmailJS did not take it
  fields jsonb not null,
  sender text, -- hash of the network it came from, for the limit
  created_at timestamptz not null default now()
);
create index requests_created on public.requests (created_at);

-- Consultations that visitors have booked.
create table public.appointments (
  id uuid primary key, -- made by the form, once for each booking
  token text not null unique, -- who has it sees and cancels the appointment
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null default 'booked' check (state in ('booked', 'cancelled')),
  name text not null,
  email text not null,
  phone text not null,
  topic text not null,
  sender text,
  created_at timestamptz not null default now(),
  constraint one_at_a_time
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (state = 'booked')
);
create index appointments_created on public.appointments (created_at);

-- Calls of functions by one caller, a user or the hash of a network, for an hour.
create table public.calls (
  caller text not null,
  called_at timestamptz not null default now()
);
create index calls_caller on public.calls (caller, called_at);
create index calls_time on public.calls (called_at);

-- Whether a caller may call: so often in ten minutes at most, calls of the same moment counted.
create function public.admit(caller text, most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext(admit.caller));
  delete from public.calls where called_at < now() - interval '1 hour';
  if (select count(*) from public.calls c
      where c.caller = admit.caller and c.called_at > now() - interval '10 minutes') >= most then
    return false;
  end if;
  insert into public.calls (caller) values (admit.caller);
  return true;
end;
$$;

-- Writes down mails; one that is known stays as it is.
create function public.owe(mails jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.mails (key, recipient, reply_to, subject, content, about, calendar, urgent)
  select key, recipient, reply_to, subject, content, about, calendar, coalesce(urgent, false)
  from jsonb_populate_recordset(null::public.mails, owe.mails)
  on conflict (key) do nothing;
$$;

-- The next mail that a run has to send, each once: orders first,
-- then the least recently tried. None while another run is sending, which will find it.
create function public.next_mail(run uuid, daily integer) returns setof public.mails
language plpgsql security definer set search_path = '' as $$
declare
  lease public.sending;
  due text;
begin
  select * into lease from public.sending for update;
  if lease.run is distinct from next_mail.run then
    if lease.until > clock_timestamp() then
      return;
    end if;
    lease.since := clock_timestamp();
  end if;
  select key into due from public.mails
    where sent is null and refused is null and (tried is null or tried < lease.since)
      and (urgent or daily > (select count(*) from public.mails
        where not urgent and sent > now() - interval '1 day'))
    order by urgent desc, tried nulls first, made
    limit 1;
  update public.sending set run = next_mail.run, since = lease.since,
    until = case when due is null then '-infinity' else clock_timestamp() + interval '30 seconds' end;
  return query
    update public.mails set tried = clock_timestamp() where key = due returning *;
end;
$$;

-- What became of a mail: 'sent'; 'refused' for good; 'failed' for now; 'limited': once more in this run.
create function public.settle_mail(key text, outcome text, reason text, mails jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.mails m set
    sent = case when outcome = 'sent' then now() end,
    refused = case when outcome = 'refused' then now() end,
    tried = case when outcome <> 'limited' then m.tried end,
    reason = settle_mail.reason
  where m.key = settle_mail.key;
  select public.owe(settle_mail.mails);
$$;

-- Ends a run before everything is sent.
create function public.stop_sending(run uuid) returns void
language sql security definer set search_path = '' as $$
  update public.sending s set until = '-infinity' where s.run = stop_sending.run;
$$;

-- Mails that have been waiting for an hour.
create function public.late_mails() returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('recipient', recipient, 'subject', subject, 'made', made)
    order by made), '[]')
  from public.mails
  where sent is null and refused is null and made < now() - interval '1 hour';
$$;

-- Notes a payment page. Returns the state of its order: Stripe may name a page that is known.
create function public.open_order(new_order jsonb) returns text
language sql security definer set search_path = '' as $$
  insert into public.orders (session_id, user_id, product, product_name, price, state)
  select session_id, user_id, product, product_name, price, 'open'
  from jsonb_populate_record(null::public.orders, new_order)
  on conflict (session_id) do nothing;
  select state from public.orders where session_id = new_order ->> 'session_id';
$$;

-- Writes down what Stripe says about an order, in any sequence and any number of times, with the mails
-- it owes then, and those for a second payment: '{other}' in them is the number of the other one.
-- Returns whether that was news.
create function public.record_order(change jsonb, mails jsonb, mails_if_twice jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  said public.orders := jsonb_populate_record(null::public.orders, change);
  before text;
  other text;
begin
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtext('order ' || coalesce(said.user_id, said.session_id)));
  select state into before from public.orders where session_id = said.session_id for update;
  if before is null then
    if said.state = 'expired' then
      return false;
    end if;
    insert into public.orders (session_id, user_id, product, product_name, price, state)
      values (said.session_id, said.user_id, said.product, said.product_name, said.price, said.state);
  elsif not (said.state = 'paid' and before in ('open', 'expired', 'failed')
      or said.state = 'failed' and before in ('open', 'expired')
      or said.state = 'expired' and before = 'open') then
    return false;
  end if;
  if said.state = 'paid' then
    select o.session_id into other from public.orders o
      where o.user_id = said.user_id and o.product = said.product and o.session_id <> said.session_id
        and o.paid_at between said.paid_at - interval '1 day' and said.paid_at + interval '1 day'
      order by o.paid_at limit 1;
  end if;
  update public.orders set state = said.state, amount = said.amount, currency = said.currency,
      email = said.email, name = said.name, mismatch = coalesce(said.mismatch, false),
      paid_at = said.paid_at, duplicate_of = other
    where session_id = said.session_id;
  perform public.owe(mails);
  if other is not null then
    perform public.owe(replace(mails_if_twice::text, '{other}', other)::jsonb);
  end if;
  return true;
end;
$$;

-- What the page after the payment is told. What was not paid as offered is looked at by a person first.
create function public.order_status(session_id text) returns text
language sql security definer set search_path = '' as $$
  select coalesce((select case
      when state = 'paid' and not mismatch then 'paid'
      when state in ('open', 'paid') then 'open'
    end from public.orders o where o.session_id = order_status.session_id), 'unknown');
$$;

-- Payment pages of which Stripe should have reported by now, the least recently looked at first.
create function public.silent_orders() returns setof text
language sql security definer set search_path = '' as $$
  update public.orders set looked_at = now()
  where session_id in (
    select o.session_id from public.orders o
    where o.state = 'open' and o.created_at < now() - interval '100 minutes'
    order by o.looked_at nulls first, o.created_at limit 10)
  returning session_id;
$$;

-- Stores a request, with the mail it owes. Returns 'kept', also for one that is known; 'too_many' from
-- one network, 'busy' for too many from all.
create function public.take_request(request jsonb, mails jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := jsonb_populate_record(null::public.requests, request);
  an_hour_ago timestamptz := now() - interval '1 hour';
begin
  perform pg_catalog.pg_advisory_xact_lock(20261126);
  if exists (select from public.requests where id = asked.id) then
    return 'kept';
  elsif (select count(*) from public.requests
      where sender = asked.sender and created_at > an_hour_ago) >= 10 then
    return 'too_many';
  elsif (select count(*) from public.requests where created_at > an_hour_ago) >= 200 then
    return 'busy';
  end if;
  insert into public.requests (id, number, form, reason, fields, sender)
    values (asked.id, asked.number, asked.form, asked.reason, asked.fields, asked.sender);
  perform public.owe(mails);
  return 'kept';
end;
$$;

-- Times that are taken.
create function public.taken_times() returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at)), '[]')
  from public.appointments where state = 'booked' and ends_at > now();
$$;

-- Books an appointment, with the mails it owes, if the rules have its time. Returns it, or {"error": code}. The lock makes calls of
-- the same moment see each other; the constraint holds whatever this function lets through.
create function public.book_appointment(booking jsonb, mails jsonb, possible boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.appointments := jsonb_populate_record(null::public.appointments, booking);
  known public.appointments;
  a_day_ago timestamptz := now() - interval '1 day';
begin
  perform pg_catalog.pg_advisory_xact_lock(20261127);
  select * into known from public.appointments where id = wanted.id;
  if found and lower(known.email) = lower(wanted.email) and known.starts_at = wanted.starts_at then
    return to_jsonb(known);
  elsif found then
    return '{"error": "id_used"}';
  elsif not possible or exists (select from public.appointments where state = 'booked'
      and starts_at < wanted.ends_at and ends_at > wanted.starts_at) then
    return '{"error": "time_taken"}';
  elsif (select count(*) from public.appointments
        where sender = wanted.sender and created_at > a_day_ago) >= 5
      or (select count(*) from public.appointments where lower(email) = lower(wanted.email)
        and state = 'booked' and starts_at > now()) >= 2
      or (select count(*) from public.mails
        where lower(recipient) = lower(wanted.email) and not urgent and made > a_day_ago) >= 6 then
    return '{"error": "too_many_requests"}';
  elsif (select count(*) from public.appointments
      where created_at > now() - interval '1 hour') >= 20 then
    return '{"error": "busy"}';
  end if;
  insert into public.appointments (id, token, starts_at, ends_at, name, email, phone, topic, sender)
    values (wanted.id, wanted.token, wanted.starts_at, wanted.ends_at, wanted.name, wanted.email,
      wanted.phone, wanted.topic, wanted.sender)
    returning * into known;
  perform public.owe(mails);
  return to_jsonb(known);
end;
$$;

-- The appointment of a link, until it is over.
create function public.appointment_of(token text) returns setof public.appointments
language sql security definer set search_path = '' as $$
  select * from public.appointments a where a.token = appointment_of.token and ends_at > now();
$$;

-- Cancels an appointment, with the mails that owes, once.
create function public.cancel_appointment(token text, mails jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.appointments a set state = 'cancelled'
    where a.token = cancel_appointment.token and state = 'booked';
  if found then
    perform public.owe(cancel_appointment.mails);
  end if;
end;
$$;

-- Appointments of a span of time that were booked before the day of the reminder.
create function public.appointments_to_remind_of(
  from_time timestamptz, to_time timestamptz, booked_before timestamptz
) returns setof public.appointments
language sql security definer set search_path = '' as $$
  select * from public.appointments where state = 'booked'
    and starts_at >= from_time and starts_at < to_time and created_at < booked_before;
$$;

-- Deletes what nobody needs any more: people's data after 30 days, hashes of networks after one.
create function public.tidy() returns void
language sql security definer set search_path = '' as $$
  delete from public.mails where coalesce(sent, refused) < now() - interval '30 days';
  delete from public.requests where created_at < now() - interval '30 days';
  delete from public.appointments where ends_at < now() - interval '30 days';
  delete from public.orders where state = 'expired' and created_at < now() - interval '30 days';
  update public.requests set sender = null
    where sender is not null and created_at < now() - interval '1 day';
  update public.appointments set sender = null
    where sender is not null and created_at < now() - interval '1 day';
$$;

alter table public.mails enable row level security;
alter table public.sending enable row level security;
alter table public.orders enable row level security;
alter table public.requests enable row level security;
alter table public.appointments enable row level security;
alter table public.calls enable row level security;
revoke all on all tables in schema public from anon, authenticated, service_role;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
