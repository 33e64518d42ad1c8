-- The short way: a call-back asks for a name and a number; email and company stay empty.
alter table public.requests drop constraint requests_form_check;
alter table public.requests add constraint requests_form_check
  check (form in ('contact', 'consultation', 'callback', 'test'));
